import { z } from 'zod'
import { accountLink, publishableLink, type Network } from '../../../cms/src/rules/link.ts'
import { isEmpty } from './json-text.ts'
import type { RecordReader } from './record-reader.ts'
import { LINE_LENGTH, LINK_LENGTH, textOf } from './read-text.ts'

/** The web address of a field; one that may not be published is reported and noted. */
export function readLink(reader: RecordReader, field: string): string | null {
  return linkOf(reader, field, publishableLink)
}

/** The accounts of `field` by network; every network of `networks` is present, null without one. */
export function readSocial<N extends Network>(
  reader: RecordReader,
  field: string,
  networks: readonly N[],
): Record<N, string | null> {
  const accounts = reader.object(field)
  const links = networks.map((network) => [
    network,
    linkOf(accounts, network, (text) => accountLink(network, text)),
  ])
  return Object.fromEntries(links) as Record<N, string | null>
}

function linkOf(
  reader: RecordReader,
  field: string,
  read: (text: string) => string | null,
): string | null {
  const text = linkText(reader, field)
  if (text === null) return null
  const link = read(text)
  if (link === null || link.length > LINK_LENGTH) {
    reader.misfit('unsafe-link', field, text, 'No es una dirección web que se pueda publicar.')
    return null
  }
  if (isSameAddress(text, link)) return text
  reader.quirk('unsafe-link', field, text, `Se guardó como ${link}.`)
  return link
}

/** Addresses that differ in their spelling alone: 'https://panaderia.example' lacks its '/'. */
const isSameAddress = (text: string, link: string) =>
  URL.canParse(text) && new URL(text).href === link

/** '-' and '#' are what pages put where there is no address. */
function linkText(reader: RecordReader, field: string): string | null {
  const value = reader.take(field)
  if (isEmpty(value)) return null
  const text = textOf(reader, field, value, { max: LINK_LENGTH * 4 })
  return text === '-' || text === '#' ? null : text
}

/** What the CMS and the publisher take. */
const EMAIL = z.email()

/** The mail address of a field; one that may not be published is reported and noted. */
export function readEmail(reader: RecordReader, field: string): string | null {
  const text = textOf(reader, field, reader.take(field), { max: LINE_LENGTH })
  if (text === null) return null
  const address = text.replace(/^mailto:/iu, '')
  if (EMAIL.safeParse(address).success) return address
  reader.misfit('wrong-type', field, text, 'No es una dirección de correo.')
  return null
}
