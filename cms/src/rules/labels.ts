import { UPLOAD_LIMIT_MEGABYTES } from './limits'

/** What staff read beside a field: label, and where it helps, a hint below it. */
export type Label = string | [label: string, hint: string]
export type Labels = Readonly<Record<string, Label>>

/** Labels of fields that mean the same in every type. */
const COMMON_LABELS: Labels = {
  name: 'Nombre',
  numero: ['Número', 'Vacío: se pone solo. No se reutiliza nunca.'],
  slug: ['Dirección en el sitio', 'Vacío: sale del nombre. Ejemplo: panaderia-la-espiga'],
  description: 'Descripción',
  image: 'Imagen',
  logo: 'Logo',
  icon: 'Ícono',
  gallery: [
    'Fotos',
    `JPG, PNG o WebP de hasta ${UPLOAD_LIMIT_MEGABYTES} MB. Las primeras cinco se ven sin abrir la galería.`,
  ],
  phone: 'Teléfono',
  whatsapp: ['WhatsApp', 'Con característica: 3777 55-5123. Se guarda listo para wa.me.'],
  email: 'Correo electrónico',
  social: 'Redes sociales',
  address: 'Dirección',
  city: 'Ciudad',
  location: [
    'Ubicación en el mapa',
    'Sin ubicación exacta, dejala vacía: «Cómo llegar» busca la dirección.',
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
  documentId: 'Documento',
  previousSlugs: 'Direcciones anteriores',
}

/** Pages of categories go by their names; what stands here only leads to them. */
const CATEGORY_LABELS: Labels = {
  slug: [
    'Otra dirección en el sitio',
    'Vacío: sale del primer nombre. La página tiene la dirección de su nombre; esta lleva a ella.',
  ],
}

/** Labels of what a content type has of its own, or calls otherwise than the others. */
const TYPE_LABELS = {
  store: {
    isActive: [
      'Activo',
      'Inactivo: la ficha muestra solo nombre, imagen, descripción, teléfono y dirección.',
    ],
    tags: ['Palabras para el buscador', 'Separadas por comas: pan, facturas, tortas'],
    image: ['Logo', 'Cuadrado, de 500 píxeles o más.'],
    logo: ['Logo para el contacto', 'Va en «Guardar en Contactos». Vacío: se usa el logo.'],
    banner: ['Portada', 'Apaisada, de 1440 × 600 o más.'],
    promotionBanner: ['Portada de promoción', 'Si está, reemplaza a la portada.'],
    homePromotionBanner: 'Promoción en el inicio',
    promotionText: 'Texto de la promoción',
    wholesaleWhatsapp: ['WhatsApp mayorista', 'Con característica: 3777 55-5123.'],
    website: ['Sitio web', 'https://…'],
    shopUrl: ['Tienda online', 'https://…'],
    menuUrl: ['Menú', 'Enlace al menú, para locales de comida.'],
    paymentMethods: 'Medios de pago',
  },
  category: {
    ...CATEGORY_LABELS,
    subcategories: ['Subcategorías', 'Se eligen en cada subcategoría, en «Categoría».'],
  },
  subcategory: CATEGORY_LABELS,
  offer: {
    kind: 'Tipo',
    discount: ['Descuento', 'Ejemplo: 20% OFF o 2X1'],
    startsOn: ['Desde', 'Vacío: desde ya.'],
    endsOn: ['Hasta', 'Último día. Vacío: sin fin.'],
  },
  professional: {
    professionalCategory: 'Categoría profesional',
    specialty: 'Especialidad',
    license: 'Matrícula',
    image: 'Foto',
  },
  'professional-category': {
    route: ['Ruta', 'Final de /profesionales/…'],
    color: ['Color', 'Ejemplo: #0b6b70'],
    professionals: ['Profesionales', 'Se eligen en cada profesional, en «Categoría profesional».'],
  },
  'useful-contact-category': {},
  'payment-method': { group: 'Grupo' },
  lead: {
    nombre: 'Nombre',
    email: 'Correo electrónico',
    telefono: 'Teléfono',
    state: 'Estado',
    note: 'Notas',
  },
  'site-setting': {
    name: 'Nombre del sitio',
    tagline: 'Lema',
    phone: ['WhatsApp del sitio', 'Recibe los mensajes de «Sumate a nosotros».'],
    mapLat: ['Centro del mapa: latitud', 'Con punto o coma: -29,14'],
    mapLng: ['Centro del mapa: longitud', 'Con punto o coma: -59,26'],
    mapZoom: 'Acercamiento del mapa',
    sampleData: ['Avisar que los datos son de muestra', 'Apagalo cuando el catálogo sea real.'],
    leadEndpoint: ['Destino del formulario de contacto', 'Normalmente /api/leads'],
  },
} satisfies Record<string, Labels>

/** A content type, by the last part of its name in the CMS: 'store' is 'api::store.store'. */
export type Kind = keyof typeof TYPE_LABELS

export const KINDS = Object.keys(TYPE_LABELS) as Kind[]

/** Labels and hints of every field of a content type, or of the groups of fields inside them. */
export const labelsOf = (kind?: Kind): Labels =>
  kind ? { ...COMMON_LABELS, ...TYPE_LABELS[kind] } : COMMON_LABELS

/** What staff call a field: fieldLabel('store', 'promotionText') → 'Texto de la promoción'. */
export function fieldLabel(kind: Kind | undefined, field: string): string | undefined {
  const label = new Map(Object.entries(labelsOf(kind))).get(field)
  return Array.isArray(label) ? label[0] : label
}
