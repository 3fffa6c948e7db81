import { readCalendar, readDays, readSpecialHours } from '../rules/calendar'
import { isContactPhone } from '../rules/contact-phone'
import { hoursProblem } from '../rules/hours'
import { NAME_LENGTH } from '../rules/limits'
import {
  leadsToNetwork,
  NETWORK_NAMES,
  profileAddress,
  publishableLink,
  type Network,
} from '../rules/link'
import { checkWhatsapp, hasDigits } from '../rules/phone'
import { placeProblem } from '../rules/place'
import { readSynonyms } from '../rules/synonyms'
import type { VisibleType } from './visible-types'

export interface Problem {
  path: string[]
  message: string
}

export type Data = Record<string, unknown>

const WHATSAPP_FIELDS = ['whatsapp', 'wholesaleWhatsapp']
const LINK_FIELDS = ['website', 'shopUrl', 'menuUrl']

/** What every document is called by. */
const NAME_FIELDS = ['name', 'title']
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** What the publisher takes for an address of mail. */
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
/**
 * Where the contact form sends to: a path of the site, or the script of a spreadsheet, the only
 * other place that the site's pages may send anything to. Browsers read '/\' as '//', and drop
 * tabs and line ends.
 */
const ENDPOINT = /^(\/(?!\/)|https:\/\/script\.google\.com\/)[^\p{Cc}\\]*$/u

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

function checkName(data: Data, field: string): Problem[] {
  const value = data[field]
  if (!isFilled(value)) return []
  if (!VISIBLE.test(value)) {
    return [{ path: [field], message: 'El nombre no tiene ninguna letra que se vea.' }]
  }
  if (value.length <= NAME_LENGTH) return []
  const message = `«${value.slice(0, 40)}…» es demasiado largo: hasta ${NAME_LENGTH} caracteres.`
  return [{ path: [field], message }]
}

function checkTags({ tags }: Data): Problem[] {
  if (!isFilled(tags)) return []
  const long = tags.split(',').find((tag) => tag.trim().length > NAME_LENGTH)
  if (long === undefined) return []
  const message = `Separá con comas las palabras para el buscador: «${long.trim().slice(0, 40)}…» es demasiado larga.`
  return [{ path: ['tags'], message }]
}

function checkSynonyms({ synonyms }: Data): Problem[] {
  const [line] = isFilled(synonyms) ? readSynonyms(synonyms).wrong : []
  if (line === undefined) return []
  const message = `«${line.slice(0, 60)}» no se entiende: escribí palabra = cómo está en la guía, una por línea.`
  return [{ path: ['synonyms'], message }]
}

function fixWhatsapp(data: Data, field: string): Problem[] {
  const value = data[field]
  if (!isFilled(value)) return []
  const check = checkWhatsapp(value)
  if (!check.ok) return [{ path: [field], message: check.message }]
  data[field] = check.digits
  return []
}

function checkPhone({ phone }: Data): Problem[] {
  if (!isFilled(phone) || hasDigits(phone)) return []
  const message = `«${phone.slice(0, 60)}» no es un teléfono: escribí característica y número, por ejemplo 3777 55-5123.`
  return [{ path: ['phone'], message }]
}

function fixLink(data: Data, field: string): Problem[] {
  const value = data[field]
  if (!isFilled(value)) return []
  const link = publishableLink(value)
  if (!link) {
    return [{ path: [field], message: `«${value}» no es una dirección web (https://…).` }]
  }
  data[field] = link
  return []
}

function fixSocialLink(social: Data, network: Network): Problem[] {
  const path = ['social', network]
  if (isFilled(social[network])) social[network] = profileAddress(network, social[network])
  const written = social[network]
  if (fixLink(social, network).length === 0) {
    const link = social[network]
    if (!isFilled(link) || leadsToNetwork(network, link)) return []
  }
  const how = network === 'linkedin' ? 'pegá el enlace' : 'pegá el enlace, o escribí @nombre'
  return [{ path, message: `«${String(written)}» no es una dirección de ${network}: ${how}.` }]
}

function fixSocial(data: Data): Problem[] {
  const social = data.social
  if (typeof social !== 'object' || social === null) return []
  return NETWORK_NAMES.flatMap((network) => fixSocialLink(social as Data, network))
}

function checkEmail({ email }: Data): Problem[] {
  if (!isFilled(email) || EMAIL.test(email)) return []
  const message = `«${email}» no es un correo electrónico (nombre@ejemplo.com).`
  return [{ path: ['email'], message }]
}

function checkEndpoint({ leadEndpoint }: Data): Problem[] {
  if (!isFilled(leadEndpoint) || ENDPOINT.test(leadEndpoint)) return []
  const message = `«${leadEndpoint}» no sirve de destino del formulario: es /api/leads o una dirección de https://script.google.com/.`
  return [{ path: ['leadEndpoint'], message }]
}

function checkHours(data: Data): Problem[] {
  const message = hoursProblem(data.hours)
  return message ? [{ path: ['hours'], message }] : []
}

/** What lies outside the province is no place of the guide, however it came about. */
function checkLocation({ location }: Data): Problem[] {
  if (typeof location !== 'object' || location === null) return []
  const { lat, lng } = location as Data
  if (typeof lat !== 'number' || typeof lng !== 'number') return []
  const problem = placeProblem({ lat, lng })
  return problem
    ? [{ path: ['location'], message: `Ubicación en el mapa: ${problem.message}` }]
    : []
}

/** Contacts stand inside of their group: each is told by its name. */
function checkEntries({ entries }: Data): Problem[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: Data | null, at) => {
    const { name, phone } = entry ?? {}
    const [unnamed] = checkName(entry ?? {}, 'name')
    if (unnamed) return [{ ...unnamed, path: ['entries', String(at), 'name'] }]
    if (!isFilled(phone) || isContactPhone(phone)) return []
    const called = isFilled(name) ? `«${name.slice(0, 60)}»` : `El contacto ${at + 1}`
    const message = `${called}: en Teléfono, «${phone.slice(0, 60)}» no es un número. Escribilo así: 107, 0800-999-0091 o 3777 55-5123.`
    return [{ path: ['entries', String(at), 'phone'], message }]
  })
}

/** Texts of a dated line a day, by their readers. */
const CALENDAR_FIELDS = { duties: readCalendar, holidays: readDays, specialHours: readSpecialHours }

function checkCalendar(data: Data): Problem[] {
  return Object.entries(CALENDAR_FIELDS).flatMap(([field, read]) => {
    const value = data[field]
    const [first] = isFilled(value) ? read(value).wrong : []
    return first ? [{ path: [field], message: `«${first.line.slice(0, 60)}» ${first.why}.` }] : []
  })
}

const DATE_FIELDS = ['startsOn', 'endsOn']

/** 'AAAA-MM-DD' of a day that there is; what follows it, as a time of day, is not kept. */
function isDay(value: unknown): boolean {
  const day = String(value).slice(0, 'AAAA-MM-DD'.length)
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

/** The panel's calendar gives nothing else, but a program may, and Strapi answers that in English. */
function checkDates(data: Data): Problem[] {
  const wrong = DATE_FIELDS.flatMap((field): Problem[] => {
    const value = data[field] ?? ''
    if (value === '' || isDay(value)) return []
    const said = String(value).slice(0, 40)
    return [{ path: [field], message: `«${said}» no es una fecha: va como 2026-12-31.` }]
  })
  if (wrong.length > 0) return wrong
  const { startsOn, endsOn } = data
  if (!isFilled(startsOn) || !isFilled(endsOn) || startsOn <= endsOn) return []
  return [{ path: ['endsOn'], message: 'La fecha de fin es anterior a la de comienzo.' }]
}

/**
 * Brings the fields of a document that have one right form to it, in place, and returns what is
 * wrong with the others, in Spanish, each with the field's path.
 */
export function applyRules(type: VisibleType, data: Data): Problem[] {
  return [
    ...NAME_FIELDS.flatMap((field) => checkName(data, field)),
    ...checkTags(data),
    ...checkSynonyms(data),
    ...WHATSAPP_FIELDS.flatMap((field) => fixWhatsapp(data, field)),
    // The site's one number takes the messages of «Sumate a nosotros».
    ...(type === 'api::site-setting.site-setting' ? fixWhatsapp(data, 'phone') : checkPhone(data)),
    ...LINK_FIELDS.flatMap((field) => fixLink(data, field)),
    ...checkEmail(data),
    ...fixSocial(data),
    ...checkEndpoint(data),
    ...checkLocation(data),
    ...checkHours(data),
    ...checkCalendar(data),
    ...checkEntries(data),
    ...checkDates(data),
  ]
}
