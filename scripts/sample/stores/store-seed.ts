import type { LocationRecord, SocialNetwork } from '@guia/contract'
import type { KitName } from '../art/kits/index.ts'
import type { LogoDesign } from '../art/logo/logo.ts'
import type { MoodName } from '../art/pieces/mood.ts'
import type { SceneName } from '../art/scenes/index.ts'
import type { SymbolName } from '../art/symbols/index.ts'
import type { LegacyHours } from '../legacy-types.ts'
import type { PaymentKey } from '../site/payment-methods.ts'

/** An offer or recommended item as its store tells it. */
export interface OfferSeed {
  nombre: string
  descripcion: string
  descuento: string
  /** Its picture: the thing, and how many of it. */
  thing: SymbolName
  times?: 1 | 2 | 3
}

/** The store's pictures. */
export interface Look {
  kit: KitName
  logo: LogoDesign
  /** Left out: the store has no banner. */
  banner?: { scene: SceneName; mood?: MoodName; accent?: string }
  /** Photographs of the trade's album: `count` of them, from number `from` on. */
  gallery?: { count: number; from?: number }
  /** Which promotion banners it has: on its own page, on the home page. */
  promotion?: ('store' | 'home')[]
}

/** An invented store, before it is given its legacy form. */
export interface StoreSeed {
  /** Key in the legacy file, and its id unless a quirk says otherwise. */
  key: number
  name: string
  direccion: string
  telefono: string
  whatsapp: string
  whatsappMay?: string
  website?: string
  urlTienda?: string
  menu?: string
  redes?: Partial<Record<SocialNetwork, string>>
  category: [string, ...string[]]
  subcategory?: string[]
  description: string
  tags: string[]
  /** Active unless it says false. */
  active?: false
  promotionText?: string
  hours: LegacyHours
  payments: PaymentKey[]
  at: LocationRecord
  ofertas?: OfferSeed[]
  recomendados?: OfferSeed[]
  look: Look
}
