import type { Core } from '@strapi/strapi'
import type {
  CategoryChoice,
  Choice,
  Choices,
  PaymentChoice,
} from '../rules/reading/choices/choices'
import { readSynonyms, type Synonym } from '../rules/synonyms'

const CATEGORY = 'api::category.category'
const SUBCATEGORY = 'api::subcategory.subcategory'
const PAYMENT_METHOD = 'api::payment-method.payment-method'
const SITE_SETTING = 'api::site-setting.site-setting'

interface Row {
  id: number
  documentId: string
  name: string
  group?: string
  category?: { documentId: string } | null
}

const inSpanish = new Intl.Collator('es')

/** All drafts of a type by name; each is told apart by whether it is published as well. */
async function readDocuments(strapi: Core.Strapi, uid: string, more: object = {}) {
  const documents = strapi.documents(uid as never)
  const [drafts, published] = await Promise.all([
    documents.findMany({ status: 'draft', limit: -1, ...more } as never),
    documents.findMany({ status: 'published', fields: ['documentId'], limit: -1 } as never),
  ])
  const isPublished = new Set((published as Row[]).map(({ documentId }) => documentId))
  return (drafts as Row[])
    .map((row) => ({ ...row, isPublished: isPublished.has(row.documentId) }))
    .sort((one, other) => inSpanish.compare(one.name, other.name))
}

const choiceOf = ({ id, documentId, name, isPublished }: Row & Choice): Choice => ({
  id,
  documentId,
  name,
  isPublished,
})

async function readCategories(strapi: Core.Strapi) {
  const categories = await readDocuments(strapi, CATEGORY, { fields: ['name'] })
  const subcategories = await readDocuments(strapi, SUBCATEGORY, {
    fields: ['name'],
    populate: { category: { fields: ['documentId'] } },
  })
  const known = new Set(categories.map(({ documentId }) => documentId))
  const ownerOf = ({ category }: Row) => (known.has(category?.documentId ?? '') ? category : null)
  return {
    categories: categories.map((row): CategoryChoice => {
      const own = subcategories.filter((one) => ownerOf(one)?.documentId === row.documentId)
      return { ...choiceOf(row), subcategories: own.map(choiceOf) }
    }),
    subcategories: subcategories.filter((one) => !ownerOf(one)).map(choiceOf),
  }
}

async function readPaymentMethods(strapi: Core.Strapi): Promise<PaymentChoice[]> {
  const rows = await readDocuments(strapi, PAYMENT_METHOD, { fields: ['name', 'group'] })
  return rows.map((row) => ({ ...choiceOf(row), group: row.group ?? '' }))
}

/** As staff last saved them, published or not. */
async function readDraftSynonyms(strapi: Core.Strapi): Promise<Synonym[]> {
  const settings = await strapi.documents(SITE_SETTING).findFirst({ fields: ['synonyms'] })
  return readSynonyms(settings?.synonyms ?? '').synonyms
}

/** Everything that may be chosen for a store, by name, as of now. */
export async function readChoices(strapi: Core.Strapi): Promise<Choices> {
  return {
    ...(await readCategories(strapi)),
    paymentMethods: await readPaymentMethods(strapi),
    synonyms: await readDraftSynonyms(strapi),
  }
}
