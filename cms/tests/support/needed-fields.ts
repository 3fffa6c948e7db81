import type { AdminClient, Fields, Type } from './admin-client.ts'

let count = 0

/** Publishes what a document of the type is refused without, and returns the fields that name it. */
export async function neededFields(staff: AdminClient, type: Type): Promise<Fields> {
  if (type !== 'offer' && type !== 'professional') return {}
  count += 1
  const { documentId } =
    type === 'offer'
      ? await staff.createAndPublish('store', { name: `Comercio de la oferta ${count}` })
      : await staff.createAndPublish('professionalCategory', {
          name: `Profesión ${count}`,
          route: `profesion-${count}`,
        })
  const field = type === 'offer' ? 'store' : 'professionalCategory'
  return { [field]: { connect: [{ documentId }] } }
}
