/** As much of a link of the content manager's list as is changed. */
interface ContentLink {
  uid: string
  title: string
}

interface ContentLinks {
  ctLinks: readonly ContentLink[]
}

/** The daily work, in its order. */
const FIRST = [
  'api::store.store',
  'api::offer.offer',
  'api::professional.professional',
  'api::useful-contact-category.useful-contact-category',
  'api::lead.lead',
]

/**
 * The content manager sorts its links by their titles, whatever order they come in, and opens on the
 * first. Spaces sort before letters and are not drawn: the more of them, the further up.
 */
export function orderLinks<Links extends ContentLinks>({ ctLinks, ...others }: Links) {
  const titleOf = ({ uid, title }: ContentLink) => {
    const place = FIRST.indexOf(uid)
    return place < 0 ? title : ' '.repeat(FIRST.length - place) + title
  }
  return { ...others, ctLinks: ctLinks.map((link) => ({ ...link, title: titleOf(link) })) }
}
