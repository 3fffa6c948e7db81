import type { Labels } from './content-type'

/** Labels of fields that mean the same in every type. */
export const COMMON_LABELS: Labels = {
  name: 'Nombre',
  numero: ['Número', 'Vacío: se pone solo. No se reutiliza nunca.'],
  slug: ['Dirección en el sitio', 'Vacío: sale del nombre. Ejemplo: panaderia-la-espiga'],
  description: 'Descripción',
  image: 'Imagen',
  logo: 'Logo',
  icon: 'Ícono',
  gallery: [
    'Fotos',
    'Las del celular se achican solas. Las primeras cinco se ven sin abrir la galería.',
  ],
  phone: 'Teléfono',
  whatsapp: ['WhatsApp', 'Con característica: 3777 55-5123.'],
  email: 'Correo electrónico',
  social: 'Redes sociales',
  address: 'Dirección',
  city: 'Ciudad',
  location: [
    'Ubicación en el mapa',
    'Pegá el enlace de Google Maps o las coordenadas. Sin ubicación exacta, dejala vacía: «Cómo llegar» busca la dirección.',
  ],
  hours: ['Horarios', 'Cada día: cerrado, uno o más horarios, o un texto.'],
  order: ['Orden', 'Los números más chicos van primero.'],
  category: 'Categoría',
  categories: 'Categorías',
  subcategories: 'Subcategorías',
  stores: 'Comercios',
  store: 'Comercio',
  offers: ['Ofertas y recomendados', 'Se eligen en cada oferta, en «Comercio».'],
  internalNote: ['Nota interna', 'Solo la ve el equipo: nunca se publica.'],
  instagram: ['Instagram', 'El enlace, o @nombre.'],
  facebook: 'Facebook',
  x: 'X',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  lat: ['Latitud', 'Con punto o coma: -29,1403'],
  lng: ['Longitud', 'Con punto o coma: -59,2634'],
  title: 'Título',
  entries: 'Contactos',
  createdAt: 'Creado',
  updatedAt: 'Modificado',
  publishedAt: 'Publicado',
  createdBy: 'Creado por',
  updatedBy: 'Modificado por',
  id: 'Id interno',
  documentId: 'Documento',
  importKey: 'Clave de importación',
  previousSlugs: 'Direcciones anteriores',
}

/** Pages of categories go by their names; what stands here only leads to them. */
export const CATEGORY_LABELS: Labels = {
  slug: [
    'Otra dirección en el sitio',
    'Vacío: sale del primer nombre. La página tiene la dirección de su nombre; esta lleva a ella.',
  ],
}
