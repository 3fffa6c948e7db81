import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Label, Labels, Layout, TypeDescription } from '../rules/content-type'
import { KINDS, labelsOf, TYPES, uidOf } from '../rules/types'
import { COMPONENT_LAYOUTS } from './component-layouts'

interface FieldMetadata {
  edit: Record<string, unknown>
  list: Record<string, unknown>
}

interface Configuration {
  settings: Record<string, unknown>
  metadatas: Record<string, FieldMetadata>
  layouts: { list: string[]; edit: { name: string; size: number }[][] }
}

interface ConfigurationService {
  findConfiguration(model: unknown): Promise<Configuration>
  updateConfiguration(model: unknown, configuration: Configuration): Promise<unknown>
}

type Attributes = Record<string, { type: string; mappedBy?: string }>

const COLUMNS = 12

/** Stands in the box of a field that is shown and not chosen, instead of «Elegir». */
const ONLY_SHOWN = 'Solo para ver'

/** Fields that need the whole width whatever their row says. */
const WIDE = /^(component|json|dynamiczone|richtext|customField)$/

function labelField(metadata: FieldMetadata, label: Label): FieldMetadata {
  const [text, hint = ''] = typeof label === 'object' ? label : [label]
  return {
    edit: { ...metadata.edit, label: text, description: hint },
    list: { ...metadata.list, label: text },
  }
}

function labelFields(metadatas: Configuration['metadatas'], labels: Labels) {
  return Object.fromEntries(
    Object.entries(metadatas).map(([field, metadata]) => {
      const label = labels[field]
      return [field, label ? labelField(metadata, label) : metadata]
    }),
  )
}

/** An inverse relation is shown, and chosen in the documents that it names. */
function lockInverse(metadatas: Configuration['metadatas'], attributes: Attributes) {
  return Object.fromEntries(
    Object.entries(metadatas).map(([field, { edit, list }]) => {
      if (!attributes[field]?.mappedBy) return [field, { edit, list }]
      return [field, { edit: { ...edit, editable: false, placeholder: ONLY_SHOWN }, list }]
    }),
  )
}

function layOut(rows: Layout['rows'], attributes: Attributes) {
  return rows.map((row) =>
    row.map((name) => ({
      name,
      size: WIDE.test(attributes[name]?.type ?? '') ? COLUMNS : COLUMNS / row.length,
    })),
  )
}

interface Description extends Layout {
  labels: Labels
  list?: readonly string[]
  sortBy?: TypeDescription['sortBy']
}

async function describe(
  service: ConfigurationService,
  model: { attributes: Attributes },
  { mainField, labels, rows, moreRows = [], list, sortBy }: Description,
): Promise<void> {
  const current = await service.findConfiguration(model)
  const labelled = labelFields(current.metadatas, labels)
  await service.updateConfiguration(model, {
    settings: {
      ...current.settings,
      mainField,
      defaultSortBy: sortBy?.field ?? mainField,
      defaultSortOrder: sortBy?.order ?? 'ASC',
    },
    metadatas: lockInverse(labelled, model.attributes),
    layouts: {
      list: [...(list ?? current.layouts.list)],
      edit: layOut([...rows, ...moreRows], model.attributes),
    },
  })
}

async function describeAll(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager')
  for (const kind of KINDS) {
    const model = strapi.contentType(uidOf(kind) as never) as never
    const description = { ...TYPES[kind], labels: labelsOf(kind) }
    await describe(manager.service('content-types'), model, description)
  }
  for (const [uid, layout] of Object.entries(COMPONENT_LAYOUTS)) {
    const model = strapi.components[uid as never] as never
    await describe(manager.service('components'), model, { ...layout, labels: labelsOf() })
  }
}

/**
 * Writes labels, hints and form layouts in Spanish into the panel's configuration. Once for each
 * version of them: what staff rearrange afterwards stays.
 */
export async function describeFields(strapi: Core.Strapi): Promise<void> {
  const content = JSON.stringify([KINDS.map(labelsOf), TYPES, COMPONENT_LAYOUTS, ONLY_SHOWN])
  const version = createHash('sha256').update(content).digest('hex')
  const store = strapi.store({ type: 'core', name: 'guia' })
  if ((await store.get({ key: 'panel-labels' })) === version) return
  await describeAll(strapi)
  await store.set({ key: 'panel-labels', value: version })
}
