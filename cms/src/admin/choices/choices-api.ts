import { adminApi } from '@strapi/strapi/admin'
import type { Choices, FoundChoice } from '../../rules/reading/choices/choices'
import type { Chosen } from './relation-value'

/** More of one relation than any document has: the panel answers no longer page. */
const MOST = 100

interface Search {
  /** 'store' */
  kind: string
  text: string
}

interface SavedRelation {
  /** 'api::store.store' */
  model: string
  documentId: string
  field: string
  status: 'draft' | 'published'
}

/** Strapi's own requests make this stale when a document is saved, published or discarded. */
const RELATIONS = 'Relations'

const choicesApi = adminApi.enhanceEndpoints({ addTagTypes: [RELATIONS] }).injectEndpoints({
  endpoints: (build) => ({
    choices: build.query<Choices, void>({ query: () => '/stores/choices' }),
    found: build.query<FoundChoice[], Search>({
      query: ({ kind, text }) => ({
        url: `/choices/${kind}`,
        method: 'GET',
        config: { params: { search: text } },
      }),
    }),
    savedRelation: build.query<Chosen[], SavedRelation>({
      query: ({ model, documentId, field, status }) => ({
        url: `/content-manager/relations/${model}/${documentId}/${field}`,
        method: 'GET',
        config: { params: { status, pageSize: MOST } },
      }),
      transformResponse: ({ results }: { results: Chosen[] }) => results.toReversed(),
      providesTags: [RELATIONS],
    }),
  }),
})

const { useChoicesQuery, useSavedRelationQuery, useFoundQuery } = choicesApi

/** Everything that may be chosen for a store, asked for anew with each form that is opened. */
export const useChoices = () => useChoicesQuery(undefined, { refetchOnMountOrArgChange: true })

/** What the CMS has of a relation; nothing is asked for a document that it does not have. */
export const useSavedRelation = (relation: SavedRelation) =>
  useSavedRelationQuery(relation, {
    refetchOnMountOrArgChange: true,
    skip: relation.documentId === '',
  })

/** What fits a search; nothing is asked before somebody searches. */
export const useFound = (search: Search, isSearching: boolean) =>
  useFoundQuery(search, { refetchOnMountOrArgChange: true, skip: !isSearching })
