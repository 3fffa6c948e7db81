import { KITS } from '../art/kits/index.ts'
import type { KitName } from '../art/kits/index.ts'
import { drawLogo } from '../art/logo/logo.ts'
import { drawOffer } from '../art/offer.ts'
import { drawScene } from '../art/scene-picture.ts'
import { fileName } from '../file-name.ts'
import type { ImageJob } from '../image-job.ts'
import type { OfferSeed, StoreSeed } from './store-seed.ts'

const BANNER = { w: 1440, h: 600 }
const PHOTO = { w: 1280, h: 960 }

export type OfferKind = 'offer' | 'recommended'

export const logoFile = ({ name }: StoreSeed) => `img/logos/${fileName(name)}.png`

export const bannerFile = ({ name, look }: StoreSeed) =>
  look.banner ? `img/banners/${fileName(name)}.webp` : ''

export const promotionFile = ({ name, look }: StoreSeed, place: 'store' | 'home') =>
  look.promotion?.includes(place) ? `img/promociones/${fileName(name)}-${place}.webp` : ''

export const offerFile = ({ name }: StoreSeed, { nombre }: OfferSeed) =>
  `img/ofertas/${fileName(name)}-${fileName(nombre).slice(0, 30).replace(/-$/u, '')}.webp`

const albumFile = (kit: KitName, number: number) => `img/galerias/${kit}-${number}.webp`

/** Photographs of a store: pages of its trade's album, which stores of one trade share. */
export function galleryFiles({ look: { kit, gallery } }: StoreSeed): string[] {
  const { count = 0, from = 1 } = gallery ?? {}
  return Array.from({ length: count }, (_, index) => albumFile(kit, from + index))
}

function bannerJobs(store: StoreSeed): ImageJob[] {
  const { kit, banner, logo, promotion = [] } = store.look
  const shared = { ...BANNER, kit, mark: logo.mark, accent: banner?.accent, keeper: store.key * 7 }
  const own = banner
    ? [
        {
          file: bannerFile(store),
          svg: drawScene({ ...shared, ...banner, seed: `cartel ${store.key}` }),
        },
      ]
    : []
  const promotions = promotion.map((place) => ({
    file: promotionFile(store, place),
    svg: drawScene({ ...shared, scene: 'promo', seed: `promo ${place} ${store.key}` }),
  }))
  return [...own, ...promotions]
}

function offerJobs(store: StoreSeed, offers: OfferSeed[], kind: OfferKind): ImageJob[] {
  return offers.map((offer) => {
    const file = offerFile(store, offer)
    return {
      file,
      svg: drawOffer({ thing: offer.thing, times: offer.times ?? 1, seed: file, kind }),
    }
  })
}

/** Logo, banners and offers of one store. */
export function storeImages(store: StoreSeed): ImageJob[] {
  return [
    { file: logoFile(store), svg: drawLogo(store.look.logo) },
    ...bannerJobs(store),
    ...offerJobs(store, store.ofertas ?? [], 'offer'),
    ...offerJobs(store, store.recomendados ?? [], 'recommended'),
  ]
}

/** Every photograph that some store shows, once. */
export function albumImages(stores: StoreSeed[]): ImageJob[] {
  const pages = new Map<string, ImageJob>()
  for (const store of stores) {
    const { kit, gallery } = store.look
    const { scenes } = KITS[kit]
    galleryFiles(store).forEach((file, index) => {
      const number = (gallery?.from ?? 1) + index
      const scene = scenes[(number - 1) % scenes.length] ?? 'shelves'
      const svg = drawScene({ ...PHOTO, kit, scene, seed: `album ${kit} ${number}` })
      pages.set(file, { file, svg })
    })
  }
  return [...pages.values()]
}
