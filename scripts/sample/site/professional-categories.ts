import type { SymbolName } from '../art/symbols/index.ts'

interface ProfessionalCategorySeed {
  name: string
  route: string
  /** Accent of its card; white text on it keeps a contrast of 4.5 or more. */
  color: string
  symbol: SymbolName
}

/** The ten cards of the professional services, in the order of spec section 2. */
export const PROFESSIONAL_CATEGORIES: ProfessionalCategorySeed[] = [
  { name: 'Médicos', route: 'medicos', color: '#0F6570', symbol: 'stethoscope' },
  { name: 'Abogados', route: 'abogados', color: '#73345E', symbol: 'scales' },
  { name: 'Contadores', route: 'contadores', color: '#7A5A0B', symbol: 'calculator' },
  { name: 'Psicólogos', route: 'psicologos', color: '#A23C66', symbol: 'brain' },
  { name: 'Veterinarios', route: 'veterinarios', color: '#2F6B3F', symbol: 'dog' },
  { name: 'Arquitectos', route: 'arquitectos', color: '#B04A0C', symbol: 'setSquare' },
  { name: 'Nutricionistas', route: 'nutricionistas', color: '#4E6B1F', symbol: 'appleMeasure' },
  { name: 'Dentistas', route: 'dentistas', color: '#2B6F8C', symbol: 'tooth' },
  { name: 'Ingenieros', route: 'ingenieros', color: '#33474F', symbol: 'hardHat' },
  { name: 'Psicopedagogos', route: 'psicopedagogos', color: '#8A3B2A', symbol: 'puzzle' },
]

export const professionalIcon = (route: string) => `img/iconos/prof-${route}.png`
