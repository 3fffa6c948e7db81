import type { Kind } from '../../rules/types'
import {
  APPLY_SHEETS,
  MANAGE_PUBLICATION,
  SEE_BIN,
  type DocumentRight,
} from '../../rules/panel-permissions'

/** What can be done to the documents of a type; `discard` of own drafts that nobody ever published. */
export type Right = DocumentRight | 'discard'

/** Rights on every type: a new type does not compile until each role has its line. */
export type Rights = Readonly<Record<Kind, readonly Right[]>>

export interface RoleDescription {
  /** By which Strapi and the tests know it: never shown. */
  code: string
  name: string
  description: string
  rights: Rights
  /** What is no document: the media library and own pages. */
  actions: readonly { action: string; conditions?: readonly string[] }[]
}

export const SUPER_ADMIN = {
  code: 'strapi-super-admin',
  name: 'Administración',
  description: 'Puede todo: también personas, roles, categorías y la configuración del sitio.',
} as const

/** Strapi's Author, who reads no category and may never publish; only who has it keeps it. */
export const RETIRED = {
  code: 'strapi-author',
  strapiName: 'Author',
  name: 'Sin uso',
  description: 'Ya no sirve: pasá a cada persona a «Carga» o «Publicación» y borrá este rol.',
} as const

const IS_CREATOR = 'admin::is-creator'

const LOOK: readonly Right[] = ['read']
const DRAFT: readonly Right[] = ['read', 'create', 'update', 'discard']
const ALL: readonly Right[] = ['read', 'create', 'update', 'publish', 'delete']

/** Types that say what the others may name: only the administration changes them. */
const VOCABULARY = {
  category: LOOK,
  subcategory: LOOK,
  'payment-method': LOOK,
  'professional-category': LOOK,
  'site-setting': LOOK,
} as const

const LIBRARY = ['plugin::upload.read', 'plugin::upload.assets.create']
const COPIES = ['plugin::upload.assets.download', 'plugin::upload.assets.copy-link']

/** The roles that are made here; the super admin is only renamed: it may everything. */
export const ROLES: readonly RoleDescription[] = [
  {
    code: 'guia-carga',
    name: 'Carga',
    description:
      'Puede cargar y corregir borradores, y subir fotos, sin publicar ni ver a los interesados.',
    rights: {
      ...VOCABULARY,
      store: DRAFT,
      offer: DRAFT,
      professional: DRAFT,
      'useful-contact-category': DRAFT,
      calendar: LOOK,
      'missed-search': LOOK,
      lead: [],
    },
    actions: [
      ...[...LIBRARY, ...COPIES].map((action) => ({ action })),
      // Changing somebody else's picture would change what visitors see.
      { action: 'plugin::upload.assets.update', conditions: [IS_CREATOR] },
    ],
  },
  {
    code: 'strapi-editor',
    name: 'Publicación',
    description:
      'Puede cargar, publicar y borrar, responder a los interesados y volver el sitio atrás.',
    rights: {
      ...VOCABULARY,
      store: ALL,
      offer: ALL,
      professional: ALL,
      'useful-contact-category': ALL,
      calendar: ['read', 'create', 'update', 'publish'],
      'missed-search': ['read', 'delete'],
      // Personal data: deleting them for good is left to the administration.
      lead: ['read', 'update'],
    },
    actions: [
      ...LIBRARY,
      ...COPIES,
      'plugin::upload.assets.update',
      MANAGE_PUBLICATION.action,
      SEE_BIN.action,
      APPLY_SHEETS.action,
    ].map((action) => ({ action })),
  },
]
