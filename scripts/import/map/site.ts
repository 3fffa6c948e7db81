import { SITE_SOCIAL_NETWORKS } from '@guia/contract'
import { isOnEarth } from '../../../cms/src/rules/place.ts'
import type { ImportDocument, Location } from '../documents.ts'
import { readDutyLines, readHolidayLines, readSynonymLines } from '../read/read-lines.ts'
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
    synonyms: readSynonymLines(reader, 'synonyms'),
  }
  reader.finish()
  const document = { ...fields, internalNote: reader.internalNote() }
  return { type: 'site-setting', key: SITE_KEY, record: reader.source.label, fields: document }
}

/** Duties and holidays of the same file; none where it has neither. Read it before the site's own. */
export function calendarDocuments(reader: RecordReader): ImportDocument<'calendar'>[] {
  const fields = {
    duties: readDutyLines(reader, 'turnos'),
    holidays: readHolidayLines(reader, 'feriados'),
  }
  if (fields.duties === null && fields.holidays === null) return []
  return [{ type: 'calendar', key: 'calendar', record: reader.source.label, fields }]
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
