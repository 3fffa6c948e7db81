import type { LegacySite } from '../legacy-types.ts'
import { plain } from '../phones.ts'
import { CATEGORY_SEEDS, categoryIcon, subcategoryIcon } from './categories.ts'
import { paymentLogo, PAYMENT_METHODS } from './payment-methods.ts'
import type { PaymentKey } from './payment-methods.ts'
import { PROFESSIONAL_CATEGORIES, professionalIcon } from './professional-categories.ts'

const ACCOUNT = 'goyaaunclic'

/** `sitio.json`: brand, categories, professional cards, payment methods. */
export function buildSite(): LegacySite {
  return {
    name: 'Goya a un clic',
    tagline: 'Encontrá todo en un solo lugar, a un clic.',
    city: 'Goya',
    phone: plain(0),
    email: 'hola@goyaaunclic.example',
    social: {
      linkedin: `https://www.linkedin.com/company/${ACCOUNT}`,
      instagram: `https://www.instagram.com/${ACCOUNT}`,
      youtube: `https://www.youtube.com/@${ACCOUNT}`,
      x: `https://x.com/${ACCOUNT}`,
      facebook: `https://www.facebook.com/${ACCOUNT}`,
    },
    map: { center: { lat: -29.14, lng: -59.26 }, zoom: 15 },
    sampleData: true,
    categories: CATEGORY_SEEDS.map(({ name, subcategories = [] }) => ({
      name,
      icon: categoryIcon(name),
      subcategories: subcategories.map((part) => ({
        name: part.name,
        icon: subcategoryIcon(part.name),
      })),
    })),
    professionalCategories: PROFESSIONAL_CATEGORIES.map(({ name, route, color }) => ({
      name,
      icon: professionalIcon(route),
      route,
      color,
    })),
    paymentMethods: (Object.keys(PAYMENT_METHODS) as PaymentKey[]).map((key) => ({
      name: PAYMENT_METHODS[key].name,
      group: PAYMENT_METHODS[key].group,
      logo: paymentLogo(key),
    })),
  }
}
