import { fieldLabel, type Kind } from '../../../cms/src/rules/types.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from '../../../cms/src/rules/weekdays.ts'

/** Fields of the public records → those of the CMS that staff fill them in with. */
const DOCUMENT_FIELDS = new Map(
  Object.entries({
    id: 'numero',
    nombre: 'name',
    descripcion: 'description',
    imagen: 'image',
    direccion: 'address',
    telefono: 'phone',
    whatsapp_may: 'wholesaleWhatsapp',
    url_tienda: 'shopUrl',
    menu: 'menuUrl',
    redes: 'social',
    subcategory: 'subcategories',
    is_active: 'isActive',
    'banner-promotion': 'promotionBanner',
    'banner-inicio-promotion': 'homePromotionBanner',
    'banner-description': 'promotionText',
    ofertas: 'offers',
    recomendados: 'offers',
    tienda: 'store',
    tiendaId: 'store',
    descuento: 'discount',
    desde: 'startsOn',
    hasta: 'endsOn',
    epigrafes: 'gallery',
    horarios_especiales: 'specialHours',
    items: 'entries',
    map: 'mapLat',
    zoom: 'mapZoom',
  }),
)

const DAY_NAMES = new Map<string, string>([
  ...Object.entries(WEEKDAY_NAMES),
  ...WEEKDAYS.map((day) => [day, day] as const),
])

/** Parts of a field that staff see no name of. */
const UNNAMED = new Set([
  'mode',
  'ranges',
  'opens',
  'closes',
  'text',
  'url',
  'ext',
  'size',
  'farmacias',
])

/** A record's own fields are known by its kind; what lies inside them, by any. */
function labelOf(kind: Kind, field: string): string {
  const known = DOCUMENT_FIELDS.get(field) ?? field
  return fieldLabel(kind, known) ?? DAY_NAMES.get(field) ?? field
}

/** A field as staff know it: ('store', ['hours', 'lunes', 0]) → 'Horarios, lunes'. */
export function fieldName(kind: Kind, path: readonly PropertyKey[]): string {
  return path
    .map(String)
    .filter((part, index) => index === 0 || (!/^\d+$/.test(part) && !UNNAMED.has(part)))
    .map((part) => labelOf(kind, part))
    .join(', ')
}
