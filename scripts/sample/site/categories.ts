import type { SymbolName } from '../art/symbols/index.ts'
import { fileName } from '../file-name.ts'

interface CategorySeed {
  name: string
  symbol: SymbolName
  subcategories?: { name: string; symbol: SymbolName }[]
}

/**
 * Every category of spec section 3, letter for letter and in its order, and 'Delivery', which some
 * stores carry besides their own (the carousel's link names it).
 */
export const CATEGORY_SEEDS: CategorySeed[] = [
  {
    name: 'Ferreterías',
    symbol: 'hammer',
    subcategories: [{ name: 'Pinturerias', symbol: 'paintRoller' }],
  },
  {
    name: 'Alimentos',
    symbol: 'apple',
    subcategories: [
      { name: 'Carnicerias', symbol: 'steak' },
      { name: 'Quesos Fiambres y otros', symbol: 'cheese' },
      { name: 'Panaderias', symbol: 'bread' },
      { name: 'Saludables', symbol: 'leaf' },
    ],
  },
  { name: 'Gastronomia', symbol: 'pizza' },
  {
    name: 'Otros',
    symbol: 'variety',
    subcategories: [
      { name: 'Tienda de Cultivo', symbol: 'sprout' },
      { name: 'Centro de Tatuajes', symbol: 'rose' },
    ],
  },
  {
    name: 'Servicios Financieros',
    symbol: 'coins',
    subcategories: [{ name: 'Bancos', symbol: 'bank' }],
  },
  { name: 'Peluquerías y Barberías', symbol: 'scissors' },
  { name: 'Gimnasios', symbol: 'dumbbell' },
  {
    name: 'Ropa y Accesorios',
    symbol: 'shirt',
    subcategories: [{ name: 'Moda', symbol: 'dress' }],
  },
  { name: 'Hogar y Mantenimiento', symbol: 'house' },
  { name: 'Construcción', symbol: 'bricks' },
  { name: 'Cotillón Souvenirs y Fiestas', symbol: 'balloon' },
  { name: 'Limpieza', symbol: 'sprayBottle' },
  { name: 'Hogar y Deco', symbol: 'lamp' },
  {
    name: 'Autos Motos y Otros',
    symbol: 'car',
    subcategories: [
      { name: 'Talleres', symbol: 'wrench' },
      { name: 'Repuestos y Accesorios', symbol: 'gear' },
    ],
  },
  { name: 'Mascotas', symbol: 'paw' },
  { name: 'Celulares y Accesorios', symbol: 'phone' },
  { name: 'Transportes y Logística', symbol: 'truck' },
  { name: 'Cerrajerías', symbol: 'key' },
  { name: 'Mayoristas y Distribuidoras', symbol: 'box' },
  { name: 'Cuidado Personal', symbol: 'perfume' },
  { name: 'Librerías y Fotocopiadoras', symbol: 'books' },
  { name: 'Tecnología', symbol: 'laptop' },
  { name: 'Jugueterías', symbol: 'teddy' },
  { name: 'Salud y Equipamiento Médico', symbol: 'stethoscope' },
  { name: 'Bebidas', symbol: 'wineGlass' },
  { name: 'Farmacias', symbol: 'cross' },
  { name: 'Ciclismo', symbol: 'bicycle' },
  { name: 'Supermercados y Autoservicios', symbol: 'cart' },
  { name: 'Hogar Muebles y Jardín', symbol: 'sofa' },
  { name: 'Heladerias', symbol: 'iceCream' },
  { name: 'Alojamientos', symbol: 'bed' },
  { name: 'Kioscos y Almacenes', symbol: 'awning' },
  { name: 'Servicios', symbol: 'clothesline' },
  { name: 'Ópticas', symbol: 'glasses' },
  { name: 'Deportes', symbol: 'ball' },
  { name: 'Delivery', symbol: 'motorbike' },
]

export const categoryIcon = (name: string) => `img/iconos/${fileName(name)}.png`

export const subcategoryIcon = (name: string) => `img/iconos/sub-${fileName(name)}.png`
