import type { TypeDescription } from '../content-type'

/** What the contact form leaves. Nothing of it is ever published. */
export const lead = {
  called: 'Interesado',
  nouns: ['interesado', 'interesados'],
  mainField: 'nombre',
  list: ['createdAt', 'nombre', 'state', 'telefono', 'email', 'note'],
  sortBy: { field: 'createdAt', order: 'DESC' },
  madeBy: 'visitors',
  // As a message is read: who, how to answer, and then what was done about it.
  rows: [['nombre'], ['telefono', 'email'], ['state'], ['note']],
  labels: {
    createdAt: 'Recibido',
    nombre: 'Nombre',
    email: 'Correo electrónico',
    telefono: 'Teléfono',
    state: 'Estado',
    note: ['Notas', 'Qué se habló, qué falta. Solo las ve el equipo.'],
    submissionKey: 'Clave de envío',
  },
} as const satisfies TypeDescription
