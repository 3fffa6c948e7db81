import { foldText } from '../slug'
import { SHEET_COLUMNS, STATE_HEADER } from './columns'

/** Other words that people write above a column. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  numero: ['nro', 'num', 'n', 'numero de comercio'],
  name: ['comercio', 'nombre del comercio', 'negocio'],
  categories: ['categoria', 'rubro', 'rubros'],
  subcategories: ['subcategoria', 'subrubro', 'subrubros'],
  phone: ['telefonos', 'tel', 'telefono fijo'],
  whatsapp: ['wsp', 'wasap', 'whats app', 'celular'],
  address: ['domicilio', 'calle', 'calle y numero'],
  city: ['localidad'],
  location: ['ubicacion', 'lugar', 'mapa', 'coordenadas'],
  hours: ['horario', 'horarios de atencion'],
  paymentMethods: ['medio de pago', 'formas de pago', 'forma de pago', 'pagos'],
  'social.x': ['twitter', 'x twitter'],
  isActive: ['activa', 'esta activo'],
  website: ['web', 'pagina web', 'sitio', 'pagina'],
  shopUrl: ['tienda', 'tienda web'],
  menuUrl: ['carta'],
  tags: ['palabras', 'etiquetas', 'palabras clave'],
  promotionText: ['promocion'],
  internalNote: ['nota', 'notas', 'observaciones'],
}

/** 'N.º ' → 'n', 'Categorías' → 'categorias' */
const headerKey = (text: string): string =>
  foldText(text)
    .replace(/[°º#.:_*-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const BY_HEADER = new Map<string, string>(
  SHEET_COLUMNS.flatMap(({ key, header }) =>
    [header, ...(ALIASES[key] ?? [])].map((text): [string, string] => [headerKey(text), key]),
  ),
)

/** What the row of titles says. */
export interface Headers {
  /** Of each column of the sheet the key; null for one that nothing is read of. */
  keys: (string | null)[]
  /** Titles that no column has, as they stand there. */
  unknown: string[]
  /** Titles of one column that stand there twice: which of them counts, nobody knows. */
  repeated: string[]
}

export function readHeaders(cells: readonly string[]): Headers {
  const found = cells.map((cell) => BY_HEADER.get(headerKey(cell)) ?? null)
  const isFirst = found.map((key, at) => found.indexOf(key) === at)
  const isUnknown = (cell: string, at: number) =>
    cell.trim() !== '' && found[at] === null && headerKey(cell) !== headerKey(STATE_HEADER)
  return {
    keys: found,
    unknown: cells.filter(isUnknown).map((cell) => cell.trim()),
    repeated: cells
      .filter((_, at) => found[at] !== null && !isFirst[at])
      .map((cell) => cell.trim()),
  }
}

/** People put a title or an empty row above the columns. */
const SEARCHED_ROWS = 20

/** One column that says which store a row is of, and one that says something of it. */
const FEWEST_HEADERS = 2

const isKnown = ({ keys }: Headers) => keys.filter((key) => key !== null).length

/** Which of the first rows has the titles; -1 when none has: no column says the number or the name. */
export function findHeaderRow(rows: readonly (readonly string[])[]): number {
  let best = { at: -1, known: FEWEST_HEADERS - 1 }
  for (const [at, cells] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const headers = readHeaders(cells)
    const names = headers.keys.includes('numero') || headers.keys.includes('name')
    if (names && isKnown(headers) > best.known) best = { at, known: isKnown(headers) }
  }
  return best.at
}
