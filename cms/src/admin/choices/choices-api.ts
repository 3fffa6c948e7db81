import { adminApi } from '@strapi/strapi/admin'
import type { Choices } from '../../rules/reading/choices/choices'
import type { Chosen } from './relation-value'

/** The panel answers no longer page; more than that of one relation no document has. */
const MOST = 100

/** A document of a list, as much of it as tells it from others. */
export interface Listed {
  id: number
  documentId: string
  name: string
  /** A store's. */
  address?: string | null
  status?: 'draft' | 'published' | 'modified'
}

interface Search {
  /** 'api::store.store' */
  target: string
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
    found: build.query<Listed[], Search>({
      query: ({ target, text }) => ({
        url: `/content-manager/collection-types/${target}`,
        method: 'GET',
        config: {
          params: { page: 1, pageSize: MOST, sort: 'name:ASC', ...(text ? { _q: text } : {}) },
        },
      }),
      transformResponse: ({ results }: { results: Listed[] }) => results,
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

/** The first documents of a list in whose texts every word stands, as the list's own search has them. */
export const useFound = (search: Search) =>
  useFoundQuery(search, { refetchOnMountOrArgChange: true })
