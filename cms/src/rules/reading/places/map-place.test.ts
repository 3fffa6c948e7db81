import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlaces, readPlace } from './map-place'

const PLACE = '/maps/place/Panader%C3%ADa+La+Espiga'
const GOOGLE = 'https://www.google.com'
const HERE = { kind: 'point', lat: -29.1405, lng: -59.2631 }
const UNREADABLE = { kind: 'unreadable' }

describe('a link to a map', () => {
  it.each([
    `${GOOGLE}${PLACE}/@-29.2,-59.3,17z/data=!3m1!4b1!4m6!3m5!1s0x1:0x2!8m2!3d-29.1405!4d-59.2631!16s%2Fg%2F11?entry=ttu`,
    `${GOOGLE}.ar/maps/@-29.1405,-59.2631,17z?hl=es`,
    `${GOOGLE}${PLACE}/@-29.1405,-59.2631,17z`,
    `${GOOGLE}/maps/place/-29.1405,-59.2631`,
    `${GOOGLE}/maps/place/-29.1405,-59.2631/@-29.2,-59.3,12z`,
    `${GOOGLE}/maps/search/-29.140500,+-59.263100?entry=tts`,
    `${GOOGLE}/maps/search/?api=1&query=-29.1405%2C-59.2631`,
    `${GOOGLE}/maps/dir/?api=1&origin=-29.2,-59.3&destination=-29.1405,-59.2631`,
    `${GOOGLE}/maps/dir//-29.1405,-59.2631/@-29.2,-59.3,14z`,
    `${GOOGLE}/maps/dir/-29.2,-59.3/-29.1405,-59.2631/data=!3m1`,
    `${GOOGLE}/maps/@?api=1&map_action=map&center=-29.1405%2C-59.2631&zoom=16`,
    `<iframe src="${GOOGLE}/maps/embed?pb=!1m18!1m12!1m3!1d3517.9!2d-59.2631!3d-29.1405!2m3!1f0" width="600">`,
    'https://maps.google.com/?q=-29.1405,-59.2631',
    'https://maps.google.com/maps?q=-29.1405%2C-59.2631&z=17&hl=es',
    'http://maps.google.com.ar/maps?q=loc:-29.1405+-59.2631',
    'https://maps.google.com/maps?q=-29.1405,-59.2631(La+Espiga)',
    'https://maps.google.com/maps?q=La+Espiga@-29.1405,-59.2631',
    'https://maps.google.com/maps?daddr=-29.1405,-59.2631&saddr=-29.2,-59.3',
    'maps.google.com/?ll=-29.1405,-59.2631',
    'www.google.com/maps/@-29.1405,-59.2631,15.5z',
    'https://consent.google.com/m?continue=https%3A%2F%2Fwww.google.com%2Fmaps%2F%40-29.1405%2C-59.2631%2C17z&gl=AR',
    'https://www.google.com/url?q=https://maps.google.com/?q%3D-29.1405,-59.2631&sa=D',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fmaps.google.com%2F%3Fq%3D-29.1405%252C-59.2631&h=AT0',
    'https://maps.app.goo.gl/?link=https%3A%2F%2Fwww.google.com%2Fmaps%2F%40-29.1405%2C-59.2631%2C17z',
    'geo:-29.1405,-59.2631',
    'geo:-29.1405,-59.2631?z=17',
    'geo:0,0?q=-29.1405,-59.2631(La%20Espiga)',
    'https://www.openstreetmap.org/#map=17/-29.1405/-59.2631',
    'https://www.openstreetmap.org/?mlat=-29.1405&mlon=-59.2631#map=12/-29.2/-59.3',
    'https://www.openstreetmap.org/node/1#map=17/-29.1405/-59.2631&layers=N',
    'https://maps.apple.com/?ll=-29.1405,-59.2631&q=La%20Espiga',
    'https://maps.apple.com/place?coordinate=-29.1405,-59.2631&name=La%20Espiga',
    'https://waze.com/ul?ll=-29.1405%2C-59.2631&navigate=yes',
    'https://www.waze.com/live-map/directions?to=ll.-29.1405%2C-59.2631',
    '!3d-29.1405!4d-59.2631',
  ])('%s', (text) => {
    expect(readPlace(text)).toEqual(HERE)
  })

  it('in degrees and minutes, as Google writes a point that has no name', () => {
    const written = encodeURIComponent(`29°08'25.8"S 59°15'47.2"W`)
    const point = { kind: 'point', lat: -29.1405, lng: -59.263111 }
    expect(readPlace(`${GOOGLE}/maps/place/${written}`)).toEqual(point)
    expect(readPlace(`${GOOGLE}/maps/place/29°08'25.8"S+59°15'47.2"W/@-29.2,-59.3,9z`)).toEqual(
      point,
    )
  })

  it.each([
    ['https://maps.app.goo.gl/Ab1Cd2Ef3', 'https://maps.app.goo.gl/Ab1Cd2Ef3'],
    ['maps.app.goo.gl/Ab1Cd2Ef3?g_st=aw.', 'https://maps.app.goo.gl/Ab1Cd2Ef3?g_st=aw'],
    ['Estamos acá: https://goo.gl/maps/abcDEF ¡vengan!', 'https://goo.gl/maps/abcDEF'],
    ['https://waze.com/ul/h6e1tq0z8', 'https://waze.com/ul/h6e1tq0z8'],
    ['https://osm.org/go/Mlq8--', 'https://osm.org/go/Mlq8--'],
  ])('%s is short: only its site knows where it leads', (text, link) => {
    expect(readPlace(text)).toEqual({ kind: 'shortLink', link })
  })

  it.each([
    `${GOOGLE}${PLACE}`,
    `${GOOGLE}/search?q=-29.1405,-59.2631`,
    'https://tienda.example/@-29.1405,-59.2631,17z',
    'https://google.com.attacker.example/maps/@-29.1405,-59.2631,17z',
    'https://maps.google.com/?q=Colón+850,+Goya',
    'https://maps.google.com/?q=0,0',
    'https://maps.google.com/?q=95.5,-59.2631',
    'https://maps.google.com/?q=%E0%A4%A',
    'https://maps.google.com/?q=-29.1405,-259.2631',
    `${GOOGLE}/maps/dir/-29.2,-59.3/Colón+850`,
    '!3d-29.1405!4d-59.2631!3d-29.2!4d-59.3',
    'https://maps.app.goo.gl/',
    'geo:',
    'https://',
  ])('%s tells no place', (text) => {
    expect(readPlace(text)).toEqual(UNREADABLE)
  })
})

describe('coordinates', () => {
  it.each([
    '-29.1405, -59.2631',
    '-29.1405,-59.2631',
    '-29.1405 -59.2631',
    '-29.1405; -59.2631',
    '(-29.1405, -59.2631)',
    '@-29.1405,-59.2631,17z',
    '-29,1405; -59,2631',
    '-29,1405, -59,2631',
    '-29,1405 -59,2631',
    '-29,1405,-59,2631',
    '−29.1405, −59.2631',
    '-29.1405°, -59.2631°',
    '29.1405 S, 59.2631 O',
    '29,1405° S 59,2631° W',
    'S 29.1405 O 59.2631',
    '59.2631 O, 29.1405 S',
    '29.1405° Sur, 59.2631° Oeste',
    'Latitud: -29,1405\nLongitud: -59,2631',
    'lng=-59.2631 lat=-29.1405',
    '{"lat": -29.1405, "lng": -59.2631}',
    'Estamos en -29.1405, -59.2631 (al lado del banco), Tel. 3777 456789',
  ])('%s', (text) => {
    expect(readPlace(text)).toEqual(HERE)
  })

  it.each([
    [`29°08'25.8"S 59°15'47.2"W`],
    [`29° 8′ 25,8″ S, 59° 15′ 47,2″ O`],
    [`29º08’25.8’’S59º15’47.2’’O`],
    [`59°15'47.2"W 29°08'25.8"S`],
    [`-29°08'25.8" -59°15'47.2"`],
  ])('%s', (text) => {
    expect(readPlace(text)).toEqual({ kind: 'point', lat: -29.1405, lng: -59.263111 })
  })

  it('few digits are enough where a place belongs, or in the province', () => {
    const point = { kind: 'point', lat: -29.14, lng: -59.26 }
    expect(readPlace('-29.14, -59.26')).toEqual(point)
    expect(readPlace('Estamos en -29.14, -59.26 al fondo')).toEqual(point)
    expect(readPlace('-9.5, 20.5')).toEqual(UNREADABLE)
    expect(readPlace('-9.5, -20.5')).toEqual({ kind: 'point', lat: -9.5, lng: -20.5 })
  })

  it('without their minus, or the wrong way round, are read as written', () => {
    expect(readPlace('29.1405, 59.2631')).toEqual({ kind: 'point', lat: 29.1405, lng: 59.2631 })
    expect(readPlace('-59.2631, -29.1405')).toEqual({
      kind: 'point',
      lat: -59.2631,
      lng: -29.1405,
    })
  })

  it.each([
    '',
    'Colón 850',
    'Av. Rolón 1250, Goya',
    '3777 456789',
    '3777-45.6789, 59.2631',
    '+54 9 3777 45-6789',
    '(03777) 15-456789 / 15-456790',
    'Pizza 12.500, 15.800',
    '$ 1.234,50 2.345,60',
    'Abierto 8.30, 12.30 y 16.30, 20.30',
    '0, 0',
    '0.0000, 0.0000',
    '-29, -59',
    '-29.1405',
    '-29.1405-59.2631',
    '-91.1405, -59.2631',
    '-29.1405, -181.2631',
    '29.1405 S, 59.2631 N',
    `29°75'25.8"S 59°15'47.2"W`,
    `29.5°08'S 59°15'W`,
    '1.2345, 2.3456, 3.4567',
    '1.2345, 2.3456, 3.4567, 4.5678',
    '192.168.10.1234 10.0001.1234',
    '24/12/2026 25.12.2026',
    '-29.1405, -59.2631 o -29.3405, -59.2631',
  ])('%j are none, or not one', (text) => {
    expect(readPlace(text)).toEqual(UNREADABLE)
  })
})

describe('a whole message', () => {
  const MESSAGE =
    '*Panadería La Espiga* Colón 850 📍https://maps.google.com/?q=-29.1405,-59.2631, Tel 3777 456789'

  it('says its place, and which characters it stands in', () => {
    const [found, ...others] = findPlaces(MESSAGE)
    expect(others).toEqual([])
    expect(found?.place).toEqual(HERE)
    expect(MESSAGE.slice(found?.start, found?.end)).toBe(
      'https://maps.google.com/?q=-29.1405,-59.2631',
    )
  })

  it('with a short link and coordinates of the same place means the coordinates', () => {
    expect(readPlace('https://maps.app.goo.gl/Ab1 (-29.1405, -59.2631)')).toEqual(HERE)
  })

  it('with two places has both, and is none of them', () => {
    const text = 'Centro: -29.1405, -59.2631. Sucursal: -29.1605, -59.2431.'
    expect(findPlaces(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '-29.1405, -59.2631',
      '-29.1605, -59.2431',
    ])
    expect(readPlace(text)).toEqual(UNREADABLE)
  })
})

describe('any text at all', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...["29°08'", '-29.1405', ', ', '!3d', '@', 'geo:', 'https://', '%', '?q=']),
    fc.constantFrom('maps.google.com/', 'maps.app.goo.gl/', '!4d', 'lat', 'S', 'O ', '59.2631'),
    fc.double().map(String),
  )
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

  it('is read without a failure, and only to points on the earth', () => {
    fc.assert(
      fc.property(text, (written) => {
        const place = readPlace(written)
        if (place.kind !== 'point') return
        expect(Math.abs(place.lat)).toBeLessThanOrEqual(90)
        expect(Math.abs(place.lng)).toBeLessThanOrEqual(180)
        expect(place.lat === 0 && place.lng === 0).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  it('has its places one after the other, inside it', () => {
    fc.assert(
      fc.property(text, (written) => {
        let last = 0
        for (const { start, end } of findPlaces(written)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(written.length)
      }),
      { numRuns: 2_000 },
    )
  })

  it('every point is read back from every way of writing it', () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6)
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        const [a, b] = [lat.toFixed(6), lng.toFixed(6)]
        fc.pre(lat !== 0 || lng !== 0)
        const point = { kind: 'point', lat: lat || 0, lng: lng || 0 }
        const comma = (number: string) => number.replace('.', ',')
        const ways = [
          `${a}, ${b}`,
          `${comma(a)}; ${comma(b)}`,
          `${GOOGLE}/maps/@1.5,1.5,9z/data=!3d${a}!4d${b}`,
          `https://maps.google.com/?q=${a}%2C${b}`,
          `geo:${a},${b}`,
          `https://www.openstreetmap.org/#map=17/${a}/${b}`,
          `Hola, estamos en ${a}, ${b}. ¡Gracias!`,
        ]
        for (const way of ways) expect(readPlace(way)).toEqual(point)
      }),
    )
  })

  it('takes time in proportion to its length', () => {
    const pieces = [
      '1',
      '1.2345 ',
      '-29.1405, -59.2631 ',
      'a.',
      '!3d1',
      '.',
      "29°8'",
      'geo:1,',
      '@',
    ]
    const more = ['https://maps.google.com/?q=', 'lat ', '1,', 'S ', '(', ' ', '"', 'a-', '%2']
    for (const unit of [...pieces, ...more]) {
      const started = performance.now()
      readPlace(unit.repeat(Math.ceil(10_000 / unit.length)))
      expect(performance.now() - started, unit).toBeLessThan(250)
    }
  })
})
