import type { Kind } from '../rules/labels'

interface Layout {
  mainField: string
  /** Rows of the form; each row's fields share its width. A field that no row names is not shown. */
  rows: string[][]
}

interface TypeLayout extends Layout {
  /** Columns of the list. */
  list: string[]
}

/** How each content type looks in the panel. */
export const TYPE_LAYOUTS: Record<Kind, TypeLayout> = {
  store: {
    mainField: 'name',
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
  category: {
    mainField: 'name',
    list: ['icon', 'name', 'slug', 'subcategories'],
    rows: [['name', 'slug'], ['icon'], ['subcategories'], ['internalNote']],
  },
  subcategory: {
    mainField: 'name',
    list: ['icon', 'name', 'slug', 'category'],
    rows: [['name', 'slug'], ['category', 'icon'], ['internalNote']],
  },
  offer: {
    mainField: 'name',
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
  professional: {
    mainField: 'name',
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
  'professional-category': {
    mainField: 'name',
    list: ['icon', 'name', 'route', 'order'],
    rows: [['name', 'route'], ['color', 'order'], ['icon'], ['professionals'], ['internalNote']],
  },
  'useful-contact-category': {
    mainField: 'title',
    list: ['order', 'icon', 'title', 'numero'],
    rows: [['title', 'order'], ['description'], ['icon', 'numero'], ['entries'], ['internalNote']],
  },
  'payment-method': {
    mainField: 'name',
    list: ['logo', 'name', 'group'],
    rows: [['name', 'group'], ['logo'], ['internalNote']],
  },
  lead: {
    mainField: 'nombre',
    list: ['nombre', 'email', 'telefono', 'state', 'createdAt'],
    rows: [['nombre', 'state'], ['email', 'telefono'], ['note']],
  },
  'site-setting': {
    mainField: 'name',
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

/** How each repeated group of fields looks inside a form. */
export const COMPONENT_LAYOUTS: Record<string, Layout> = {
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
