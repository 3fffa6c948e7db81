import { readFile } from 'node:fs/promises'
import { socialCardPath, type SiteRecord } from '@guia/contract'
import type { MediaFolder } from '../images/media-folder.ts'
import { writeWhole } from '../release/write-file.ts'
import {
  renderSiteCard,
  renderSocialCard,
  siteCardKey,
  socialCardKey,
} from '../social-card/social-card.ts'
import type { Page } from '../../site/pages/page.ts'

/** Makes the pictures of link previews, each content once; they are kept like renderings. */
export class CardMaker {
  readonly #site: SiteRecord
  readonly #media: MediaFolder
  #siteCard: string | null = null

  constructor(site: SiteRecord, media: MediaFolder) {
    this.#site = site
    this.#media = media
  }

  /** Address of a page's picture; the site's own for a page without one. */
  async make(card: Page['card']): Promise<string> {
    if (!card) return (this.#siteCard ??= await this.#makeSiteCard())
    const { logo, ...texts } = card
    const content = { ...texts, siteName: this.#site.name }
    return this.#ensure(socialCardKey(content, logo), async () => {
      const image = logo === '' ? null : await readFile(this.#media.fileOf(logo))
      return renderSocialCard({ ...content, logo: image })
    })
  }

  #makeSiteCard(): Promise<string> {
    const { name: siteName, tagline, city } = this.#site
    const content = { siteName, tagline, city }
    return this.#ensure(siteCardKey(content), () => renderSiteCard(content))
  }

  async #ensure(key: string, draw: () => Promise<Buffer>): Promise<string> {
    const address = socialCardPath(key)
    if (this.#media.sizeOf(address) === 0) {
      await writeWhole(this.#media.fileOf(address), await draw())
    }
    return address
  }
}
