import type { OfferRecord } from '@guia/contract'

/** A complete, valid record; a test names only the fields that it is about. */
export function offerRecord(fields: Partial<OfferRecord> = {}): OfferRecord {
  return {
    id: 1,
    tiendaId: 1,
    imagen: '',
    nombre: 'Docena de facturas',
    descripcion: 'De lunes a viernes.',
    descuento: '2X1',
    tienda: {
      name: 'Panadería Don Juan',
      slug: 'panaderia-don-juan',
      image: '',
      whatsapp: '5493777555105',
    },
    desde: null,
    hasta: null,
    ...fields,
  }
}
