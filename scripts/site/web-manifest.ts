import type { SiteRecord } from '@guia/contract'
import { paths } from '@guia/web/paths'

export const WEB_MANIFEST = 'manifest.webmanifest'

/** The header's colour by day. */
const THEME_COLOUR = '#0a4850'
const PAGE_COLOUR = '#faf4e8'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const SHORTCUTS = [
  { name: 'Buscar', url: paths.searchPage.link() },
  { name: 'Farmacia de turno', url: paths.pharmacies.link() },
  { name: 'Emergencias', url: paths.searchResults.link('emergencias') },
]

/** `manifest.webmanifest`: what a phone calls the site that is put among its apps. */
export const webManifest = ({ name, tagline }: Pick<SiteRecord, 'name' | 'tagline'>): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: 'es-AR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLOUR,
    background_color: PAGE_COLOUR,
    icons: [
      icon('icono-192.png', 192, 'any'),
      icon('icono-512.png', 512, 'any'),
      icon('icono-lleno-512.png', 512, 'maskable'),
    ],
    shortcuts: SHORTCUTS,
  })
