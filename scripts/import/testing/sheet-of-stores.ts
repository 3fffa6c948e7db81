import { readSheetBytes } from '../../../cms/src/admin/sheet/files/read-file.ts'
import { writeCsv } from '../../../cms/src/admin/sheet/files/write-csv.ts'
import { writeXlsx } from '../../../cms/src/admin/sheet/files/write-xlsx.ts'
import { SHEET_COLUMNS } from '../../../cms/src/rules/sheet/columns.ts'
import { choiceReader, type ChoiceReader } from '../../../cms/src/sheet/choice-cells.ts'
import { planRow, type RowPlan } from '../../../cms/src/sheet/plan-row.ts'
import type { Named, SheetStore } from '../../../cms/src/sheet/sheet-store.ts'
import { writeCells } from '../../../cms/src/sheet/write-cells.ts'
import type { DocumentFields } from '../documents.ts'
import type { FakeCms } from './fake-cms.ts'

type Documents = FakeCms['documents']

/** Documents of a type by their import keys. */
function ofType<T extends keyof DocumentFields>(documents: Documents, type: T) {
  return [...documents].flatMap(([name, { fields }]) =>
    name.startsWith(`${type} `)
      ? [{ key: name.slice(type.length + 1), fields: fields as unknown as DocumentFields[T] }]
      : [],
  )
}

const choice = ({ key, fields }: { key: string; fields: { name: string } }) => ({
  id: 0,
  documentId: key,
  name: fields.name,
  isPublished: true,
})

function readerOf(documents: Documents): ChoiceReader {
  const subcategories = ofType(documents, 'subcategory')
  return choiceReader({
    categories: ofType(documents, 'category').map((one) => ({
      ...choice(one),
      subcategories: subcategories.filter(({ fields }) => fields.category === one.key).map(choice),
    })),
    subcategories: subcategories.filter(({ fields }) => fields.category === null).map(choice),
    paymentMethods: ofType(documents, 'payment-method').map((one) => ({
      ...choice(one),
      group: one.fields.group,
    })),
    synonyms: [],
  })
}

/** The stores that were imported, as the sheet of the panel gets them. */
export function sheetStores(documents: Documents): SheetStore[] {
  const named = (type: 'category' | 'subcategory' | 'payment-method', keys: string[]): Named[] =>
    ofType(documents, type)
      .filter(({ key }) => keys.includes(key))
      .map(choice)
  return ofType(documents, 'store').map(({ key, fields }) => ({
    ...fields,
    documentId: key,
    categories: named('category', fields.categories),
    subcategories: named('subcategory', fields.subcategories),
    paymentMethods: named('payment-method', fields.paymentMethods),
    updatedAt: '2026-01-01T00:00:00.000Z',
  }))
}

/** What the rows of a file of these stores change of them. */
export function comeBack(
  documents: Documents,
  kind: 'CSV' | 'XLSX',
  emptyClears: boolean,
): RowPlan[] {
  const reader = readerOf(documents)
  const stores = sheetStores(documents)
  const titles = SHEET_COLUMNS.map(({ header }) => header)
  const rows = stores.map((store) => {
    const cells = writeCells(store, reader)
    return SHEET_COLUMNS.map(({ key }) => cells[key] ?? '')
  })
  const table = [titles, ...rows]
  const bytes = kind === 'CSV' ? new TextEncoder().encode(writeCsv(table)) : writeXlsx(table)
  return readSheetBytes(bytes).rows.map(({ cells }) => {
    const current = stores.find(({ numero }) => String(numero) === cells.numero) ?? null
    return planRow(cells, current, { reader, emptyClears })
  })
}
