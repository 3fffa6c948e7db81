/** What staff call the fields of the public records: the panel's labels. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  id: 'Número',
  slug: 'Dirección en el sitio',
  name: 'Nombre',
  nombre: 'Nombre',
  title: 'Título',
  category: 'Categorías',
  subcategory: 'Subcategorías',
  image: 'Imagen',
  imagen: 'Imagen',
  direccion: 'Dirección',
  address: 'Dirección',
  telefono: 'Teléfono',
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  whatsapp_may: 'WhatsApp mayorista',
  email: 'Correo electrónico',
  website: 'Sitio web',
  url_tienda: 'Tienda online',
  menu: 'Menú',
  redes: 'Redes sociales',
  description: 'Descripción',
  descripcion: 'Descripción',
  descuento: 'Descuento',
  tags: 'Palabras para el buscador',
  hours: 'Horarios',
  location: 'Ubicación en el mapa',
  paymentMethods: 'Medios de pago',
  items: 'Contactos',
  color: 'Color',
  route: 'Ruta',
}

/** ['hours', 'lunes', 0] → 'Horarios, lunes' */
export function fieldName(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String)
  const detail = rest.filter((part) => !/^\d+$/.test(part)).map((part) => FIELD_NAMES[part] ?? part)
  return [FIELD_NAMES[first ?? ''] ?? first ?? '', ...detail].filter((part) => part).join(', ')
}
