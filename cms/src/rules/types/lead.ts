import type { TypeDescription } from '../content-type'

/** What the contact form leaves. Nothing of it is ever published. */
export const lead = {
  mainField: 'nombre',
  list: ['nombre', 'email', 'telefono', 'state', 'createdAt'],
  rows: [['nombre', 'state'], ['email', 'telefono'], ['note']],
  labels: {
    nombre: 'Nombre',
    email: 'Correo electrónico',
    telefono: 'Teléfono',
    state: 'Estado',
    note: 'Notas',
  },
} as const satisfies TypeDescription
