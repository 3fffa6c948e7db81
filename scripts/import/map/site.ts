import { SITE_SOCIAL_NETWORKS } from '@guia/contract'
import { readSynonyms } from '../../../cms/src/rules/synonyms.ts'
import type { ImportDocument, Location } from '../documents.ts'
import { isOnEarth } from '../read/location.ts'
import { readEmail, readSocial } from '../read/read-link.ts'
import { readWhatsapp } from '../read/read-phone.ts'
import { readBoolean, readNumber, readText } from '../read/read-text.ts'
import type { RecordReader } from '../read/record-reader.ts'

const SITE_KEY = 'site'
const ZOOMS = { min: 1, max: 19 }

/** Legacy configuration of the site → its single document. Read the lists of the file before. */
export function siteDocument(reader: RecordReader): ImportDocument<'site-setting'> {
  const fields = {
    name: readText(reader, 'name') ?? nameless(reader),
    tagline: readText(reader, 'tagline'),
    city: readText(reader, 'city'),
    phone: readWhatsapp(reader, 'phone'),
    email: readEmail(reader, 'email'),
    social: readSocial(reader, 'social', SITE_SOCIAL_NETWORKS),
    ...mapOf(reader.object('map')),
    sampleData: readBoolean(reader, 'sampleData') ?? false,
    synonyms: readSynonymLines(reader),
  }
  reader.finish()
  const document = { ...fields, internalNote: reader.internalNote() }
  return { type: 'site-setting', key: SITE_KEY, record: reader.source.label, fields: document }
}

/** Other words for the search, one line each; those that are none are reported. */
function readSynonymLines(reader: RecordReader): string | null {
  const value = reader.take('synonyms')
  const lines = Array.isArray(value) ? value.filter((line) => typeof line === 'string') : []
  const { wrong } = readSynonyms(lines.join('\n'))
  for (const line of wrong) {
    reader.misfit('wrong-type', 'synonyms', line, 'No es «palabra = cómo está en la guía».')
  }
  const good = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !wrong.includes(line))
  return good.length > 0 ? good.join('\n') : null
}

function nameless(reader: RecordReader): string {
  const name = 'Guía de comercios'
  reader.quirk('empty-field', 'name', null, `Se guardó como «${name}».`)
  return name
}

function mapOf(map: RecordReader) {
  const center = centerOf(map)
  return { mapLat: center?.lat ?? null, mapLng: center?.lng ?? null, mapZoom: zoomOf(map) }
}

function centerOf(map: RecordReader): Location | null {
  const center = map.object('center')
  const lat = readNumber(center, 'lat')
  const lng = readNumber(center, 'lng')
  if (lat === null || lng === null) return null
  if (isOnEarth({ lat, lng })) return { lat, lng }
  map.misfit('wrong-type', 'center', map.take('center'), 'No es un punto del mapa.')
  return null
}

function zoomOf(map: RecordReader): number | null {
  const zoom = readNumber(map, 'zoom')
  if (zoom === null) return null
  if (Number.isInteger(zoom) && zoom >= ZOOMS.min && zoom <= ZOOMS.max) return zoom
  map.misfit('wrong-type', 'zoom', zoom, 'No es un acercamiento del mapa.')
  return null
}
