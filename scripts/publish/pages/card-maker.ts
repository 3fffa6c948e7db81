import { readFile } from 'node:fs/promises'
import { socialCardPath, type SiteRecord } from '@guia/contract'
import type { MediaFolder } from '../images/media-folder.ts'
import { writeWhole } from '../release/write-file.ts'
import {
  renderSiteCard,
  renderSocialCard,
  SOCIAL_CARD_VERSION,
} from '../social-card/social-card.ts'
import { inputKey } from '../../site/hash.ts'
import type { PreviewCard } from '../../site/pages/page.ts'

/** Address of the picture of a page's link preview: of the site's own for a page without one. */
export type MakeCard = (card: PreviewCard | undefined) => Promise<string>

/** Makes the pictures of link previews, each content once; they are kept like renderings. */
export function cardMaker({ name: siteName, tagline, city }: SiteRecord, media: MediaFolder) {
  /** `content` is all that is drawn: its address names it by that. */
  const draw = async (content: object, render: () => Promise<Buffer>): Promise<string> => {
    const address = socialCardPath(inputKey(SOCIAL_CARD_VERSION, siteName, content).slice(0, 16))
    if (media.sizeOf(address) === 0) await writeWhole(media.fileOf(address), await render())
    return address
  }
  const ofSite = { siteName, tagline, city }
  let siteCard: Promise<string> | undefined
  const make: MakeCard = async (card) => {
    if (!card) return (siteCard ??= draw(ofSite, () => renderSiteCard(ofSite)))
    const { logo, ...texts } = card
    return draw(card, async () => {
      const image = logo === '' ? null : await readFile(media.fileOf(logo))
      return renderSocialCard({ ...texts, siteName, logo: image })
    })
  }
  return make
}
