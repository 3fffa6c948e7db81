/** What staff read beside each field: label, and where it helps, a hint below it. */
export type Label = string | [label: string, hint: string]

/** Labels of fields that mean the same in every type. */
export const COMMON_LABELS: Record<string, Label> = {
  name: 'Nombre',
  numero: ['Número', 'Vacío: se pone solo. No se reutiliza nunca.'],
  slug: ['Dirección en el sitio', 'Vacío: sale del nombre. Ejemplo: panaderia-la-espiga'],
  description: 'Descripción',
  image: 'Imagen',
  logo: 'Logo',
  icon: 'Ícono',
  gallery: [
    'Fotos',
    'JPG, PNG o WebP de hasta 10 MB. Las primeras cinco se ven sin abrir la galería.',
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
}

/** Pages of categories go by their names; what stands here only leads to them. */
const CATEGORY_LABELS: Record<string, Label> = {
  slug: [
    'Otra dirección en el sitio',
    'Vacío: sale del primer nombre. La página tiene la dirección de su nombre; esta lleva a ella.',
  ],
}

interface PanelType {
  mainField: string
  labels?: Record<string, Label>
  /** Columns of the list. */
  list: string[]
  /** Rows of the form; each row's fields share its width. */
  rows: string[][]
}

/** How each content type looks in the panel. A field that no row names is not shown. */
export const PANEL_TYPES: Record<string, PanelType> = {
  'api::store.store': {
    mainField: 'name',
    labels: {
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
    list: ['numero', 'image', 'name', 'categories', 'isActive'],
    rows: [
      ['name', 'isActive'],
      ['categories'],
      ['subcategories'],
      ['description'],
      ['tags'],
      ['phone', 'whatsapp', 'wholesaleWhatsapp'],
      ['address', 'city'],
      ['location'],
      ['hours'],
      ['image', 'logo'],
      ['banner', 'promotionBanner', 'homePromotionBanner'],
      ['promotionText'],
      ['gallery'],
      ['website', 'shopUrl', 'menuUrl'],
      ['social'],
      ['paymentMethods'],
      ['offers'],
      ['numero', 'slug'],
      ['internalNote'],
    ],
  },
  'api::category.category': {
    mainField: 'name',
    labels: {
      ...CATEGORY_LABELS,
      subcategories: ['Subcategorías', 'Se eligen en cada subcategoría, en «Categoría».'],
    },
    list: ['icon', 'name', 'slug', 'subcategories'],
    rows: [['name', 'slug'], ['icon'], ['subcategories'], ['internalNote']],
  },
  'api::subcategory.subcategory': {
    mainField: 'name',
    labels: CATEGORY_LABELS,
    list: ['icon', 'name', 'slug', 'category'],
    rows: [['name', 'slug'], ['category', 'icon'], ['internalNote']],
  },
  'api::offer.offer': {
    mainField: 'name',
    labels: {
      kind: 'Tipo',
      discount: ['Descuento', 'Ejemplo: 20% OFF o 2X1'],
      startsOn: ['Desde', 'Vacío: desde ya.'],
      endsOn: ['Hasta', 'Último día. Vacío: sin fin.'],
    },
    list: ['numero', 'image', 'name', 'kind', 'store'],
    rows: [
      ['name', 'kind'],
      ['store', 'discount'],
      ['startsOn', 'endsOn'],
      ['description'],
      ['image', 'numero'],
      ['internalNote'],
    ],
  },
  'api::professional.professional': {
    mainField: 'name',
    labels: {
      professionalCategory: 'Categoría profesional',
      specialty: 'Especialidad',
      license: 'Matrícula',
      image: 'Foto',
    },
    list: ['numero', 'image', 'name', 'professionalCategory', 'specialty'],
    rows: [
      ['name', 'professionalCategory'],
      ['specialty', 'license'],
      ['description'],
      ['phone', 'whatsapp', 'email'],
      ['address'],
      ['location'],
      ['hours'],
      ['image', 'gallery'],
      ['social'],
      ['numero', 'slug'],
      ['internalNote'],
    ],
  },
  'api::professional-category.professional-category': {
    mainField: 'name',
    labels: {
      route: ['Ruta', 'Final de /profesionales/…'],
      color: ['Color', 'Ejemplo: #0b6b70'],
      professionals: [
        'Profesionales',
        'Se eligen en cada profesional, en «Categoría profesional».',
      ],
    },
    list: ['icon', 'name', 'route', 'order'],
    rows: [['name', 'route'], ['color', 'order'], ['icon'], ['professionals'], ['internalNote']],
  },
  'api::useful-contact-category.useful-contact-category': {
    mainField: 'title',
    list: ['order', 'icon', 'title', 'numero'],
    rows: [['title', 'order'], ['description'], ['icon', 'numero'], ['entries'], ['internalNote']],
  },
  'api::payment-method.payment-method': {
    mainField: 'name',
    labels: { group: 'Grupo' },
    list: ['logo', 'name', 'group'],
    rows: [['name', 'group'], ['logo'], ['internalNote']],
  },
  'api::lead.lead': {
    mainField: 'nombre',
    labels: {
      nombre: 'Nombre',
      email: 'Correo electrónico',
      telefono: 'Teléfono',
      state: 'Estado',
      note: 'Notas',
    },
    list: ['nombre', 'email', 'telefono', 'state', 'createdAt'],
    rows: [['nombre', 'state'], ['email', 'telefono'], ['note']],
  },
  'api::site-setting.site-setting': {
    mainField: 'name',
    labels: {
      name: 'Nombre del sitio',
      tagline: 'Lema',
      phone: ['WhatsApp del sitio', 'Recibe los mensajes de «Sumate a nosotros».'],
      mapLat: ['Centro del mapa: latitud', 'Con punto o coma: -29,14'],
      mapLng: ['Centro del mapa: longitud', 'Con punto o coma: -59,26'],
      mapZoom: 'Acercamiento del mapa',
      sampleData: ['Avisar que los datos son de muestra', 'Apagalo cuando el catálogo sea real.'],
      leadEndpoint: ['Destino del formulario de contacto', 'Normalmente /api/leads'],
    },
    list: ['name'],
    rows: [
      ['name', 'tagline'],
      ['phone', 'email', 'city'],
      ['social'],
      ['mapLat', 'mapLng', 'mapZoom'],
      ['leadEndpoint', 'sampleData'],
      ['internalNote'],
    ],
  },
}

export const PANEL_COMPONENTS: Record<string, { mainField: string; rows: string[][] }> = {
  'shared.social-links': {
    mainField: 'instagram',
    rows: [['instagram', 'facebook'], ['x', 'tiktok'], ['youtube']],
  },
  'shared.professional-links': { mainField: 'instagram', rows: [['instagram']] },
  'shared.site-links': {
    mainField: 'instagram',
    rows: [['linkedin', 'instagram'], ['youtube', 'x'], ['facebook']],
  },
  'shared.location': { mainField: 'lat', rows: [['lat', 'lng']] },
  'contacts.entry': { mainField: 'name', rows: [['name', 'address', 'phone']] },
}
