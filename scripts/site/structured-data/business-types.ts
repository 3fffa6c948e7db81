import { slug } from '@guia/web/catalog/slug'

/** Type of a business of which nothing more is known. */
export const ANY_BUSINESS = 'LocalBusiness'
const FOOD_PLACE = 'FoodEstablishment'

/**
 * Category or subcategory, by slug → its type at schema.org. ANY_BUSINESS where a category says
 * too little, or something other than the trade ('Delivery').
 */
const STORE_TYPES: Readonly<Record<string, string>> = {
  alimentos: 'GroceryStore',
  alojamientos: 'LodgingBusiness',
  'autos-motos-y-otros': 'AutomotiveBusiness',
  bancos: 'BankOrCreditUnion',
  bebidas: 'LiquorStore',
  carnicerias: 'GroceryStore',
  'celulares-y-accesorios': 'MobilePhoneStore',
  'centro-de-tatuajes': 'TattooParlor',
  cerrajerias: 'Locksmith',
  ciclismo: 'BikeStore',
  construccion: 'HomeAndConstructionBusiness',
  'cotillon-souvenirs-y-fiestas': 'Store',
  'cuidado-personal': 'HealthAndBeautyBusiness',
  delivery: ANY_BUSINESS,
  deportes: 'SportingGoodsStore',
  farmacias: 'Pharmacy',
  ferreterias: 'HardwareStore',
  gastronomia: 'Restaurant',
  gimnasios: 'ExerciseGym',
  heladerias: 'IceCreamShop',
  'hogar-muebles-y-jardin': 'FurnitureStore',
  'hogar-y-deco': 'HomeGoodsStore',
  'hogar-y-mantenimiento': 'HomeAndConstructionBusiness',
  jugueterias: 'ToyStore',
  'kioscos-y-almacenes': 'ConvenienceStore',
  'librerias-y-fotocopiadoras': 'BookStore',
  limpieza: 'Store',
  mascotas: 'PetStore',
  'mayoristas-y-distribuidoras': 'WholesaleStore',
  moda: 'ClothingStore',
  opticas: 'Optician',
  otros: ANY_BUSINESS,
  panaderias: 'Bakery',
  'peluquerias-y-barberias': 'HairSalon',
  pinturerias: 'HardwareStore',
  'quesos-fiambres-y-otros': 'GroceryStore',
  'repuestos-y-accesorios': 'AutoPartsStore',
  'ropa-y-accesorios': 'ClothingStore',
  saludables: 'GroceryStore',
  'salud-y-equipamiento-medico': 'MedicalBusiness',
  servicios: ANY_BUSINESS,
  'servicios-financieros': 'FinancialService',
  'supermercados-y-autoservicios': 'GroceryStore',
  talleres: 'AutoRepair',
  tecnologia: 'ElectronicsStore',
  'tienda-de-cultivo': 'GardenStore',
  'transportes-y-logistica': ANY_BUSINESS,
}

/** Route of the professional category → type. schema.org has none for some of the ten. */
const PROFESSIONAL_TYPES: Readonly<Record<string, string | readonly string[]>> = {
  abogados: 'LegalService',
  arquitectos: ANY_BUSINESS,
  contadores: 'AccountingService',
  dentistas: 'Dentist',
  ingenieros: ANY_BUSINESS,
  medicos: 'Physician',
  nutricionistas: 'DietNutrition',
  psicologos: 'MedicalBusiness',
  psicopedagogos: ANY_BUSINESS,
  // Of itself no place that opens at hours: that comes from the second type.
  veterinarios: ['VeterinaryCare', ANY_BUSINESS],
}

const FOOD_PLACES: ReadonlySet<string> = new Set([
  FOOD_PLACE,
  'Bakery',
  'IceCreamShop',
  'Restaurant',
])

/** Whether schema.org lets a business of this type have a menu. */
export const hasMenus = (type: string): boolean => FOOD_PLACES.has(type)

/** Type of a category or subcategory by its name, null when the table does not know it. */
export function categoryType(name: string): string | null {
  const key = slug(name)
  return Object.hasOwn(STORE_TYPES, key) ? (STORE_TYPES[key] ?? null) : null
}

interface Trade {
  subcategory: readonly { name: string }[]
  category: readonly string[]
  menu: string
}

/** The type that says most: of a subcategory, else of a category, else that it has a menu. */
export function storeType({ subcategory, category, menu }: Trade): string {
  const types = [...subcategory.map((entry) => entry.name), ...category].map(categoryType)
  const known = types.find((type) => type !== null && type !== ANY_BUSINESS)
  return known ?? (menu === '' ? ANY_BUSINESS : FOOD_PLACE)
}

/** Type of a professional by the route of the category: 'dentistas' → 'Dentist'. */
export function professionalType(route: string): string | readonly string[] {
  return Object.hasOwn(PROFESSIONAL_TYPES, route)
    ? (PROFESSIONAL_TYPES[route] ?? ANY_BUSINESS)
    : ANY_BUSINESS
}
