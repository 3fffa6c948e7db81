import { describe, expect, test } from 'vitest'
import { applyRules } from './rules'

const STORE = 'api::store.store'

describe('the rules of a document', () => {
  test('bring its fields to their one form, in place', () => {
    const data = {
      whatsapp: '3777 15-555123',
      wholesaleWhatsapp: '',
      website: 'panaderia.example',
      social: { instagram: 'instagram.com/x', facebook: null },
    }
    expect(applyRules(STORE, data)).toEqual([])
    expect(data).toEqual({
      whatsapp: '5493777555123',
      wholesaleWhatsapp: '',
      website: 'https://panaderia.example/',
      social: { instagram: 'https://instagram.com/x', facebook: null },
    })
  })

  test.each([
    ['api::site-setting.site-setting', { email: 'no es correo' }, 'email'],
    ['api::site-setting.site-setting', { email: 'a@x.example, b@x.example' }, 'email'],
    ['api::site-setting.site-setting', { email: 'hola@goya' }, 'email'],
    ['api::professional.professional', { email: 'ana@x / consultorio@x' }, 'email'],
    ['api::site-setting.site-setting', { leadEndpoint: 'javascript:alert(1)' }, 'leadEndpoint'],
    ['api::site-setting.site-setting', { leadEndpoint: '//x.example' }, 'leadEndpoint'],
    ['api::site-setting.site-setting', { leadEndpoint: '/\\x.example' }, 'leadEndpoint'],
    ['api::site-setting.site-setting', { leadEndpoint: '/\t/x.example' }, 'leadEndpoint'],
    ['api::site-setting.site-setting', { leadEndpoint: 'http://x.example' }, 'leadEndpoint'],
    ['api::site-setting.site-setting', { leadEndpoint: 'https://x.example/l' }, 'leadEndpoint'],
    [
      'api::site-setting.site-setting',
      { leadEndpoint: 'https://script.google.com.x.example/l' },
      'leadEndpoint',
    ],
    [STORE, { name: 'x'.repeat(201) }, 'name'],
    [STORE, { specialHours: '25/12 = 9 a 33' }, 'specialHours'],
    ['api::calendar.calendar', { duties: 'Farmacia Ceibo' }, 'duties'],
    ['api::calendar.calendar', { holidays: 'desde 1/1/2026 = Navidad' }, 'holidays'],
    [STORE, { name: '\u200b\u00ad' }, 'name'],
    ['api::useful-contact-category.useful-contact-category', { title: '\u200b' }, 'title'],
    [STORE, { tags: `pan; ${'facturas; '.repeat(30)}` }, 'tags'],
  ] as const)('of %s refuse %j, which the publisher would', (type, data, field) => {
    expect(applyRules(type, { ...data }).map(({ path }) => path.join('.'))).toEqual([field])
  })

  test.each([STORE, 'api::professional.professional'] as const)(
    'take any telephone of a %s but words alone',
    (type) => {
      for (const phone of ['3777 55-5123', '107', '55-5123 int. 4, preguntar por Ana', '', null])
        expect(applyRules(type, { phone })).toEqual([])
      const [problem, ...others] = applyRules(type, { phone: 'llamar a Juan' })
      expect(problem).toEqual({
        path: ['phone'],
        message:
          '«llamar a Juan» no es un teléfono: escribí característica y número, por ejemplo 3777 55-5123.',
      })
      expect(others).toEqual([])
    },
  )

  test('look into the contacts of a group, and name the one whose number or name is none', () => {
    const entries = [
      { name: 'Emergencias', phone: '107' },
      { name: 'Bomberos', phone: '107x abc' },
      { phone: 'llamar', address: 'Colón 1' },
      { name: 'Sin teléfono', phone: null },
      { name: 'x'.repeat(201), phone: '107' },
    ]
    const problems = applyRules('api::useful-contact-category.useful-contact-category', { entries })
    expect(problems.map(({ path }) => path.join('.'))).toEqual([
      'entries.1.phone',
      'entries.2.phone',
      'entries.4.name',
    ])
    expect(problems[0]?.message).toContain('«Bomberos»: en Teléfono, «107x abc» no es un número.')
    expect(problems[1]?.message).toContain('El contacto 3: en Teléfono')
  })

  test.each([
    ['api::site-setting.site-setting', { email: 'hola@goya.example', leadEndpoint: '/api/leads' }],
    [
      'api::site-setting.site-setting',
      { email: '', leadEndpoint: 'https://script.google.com/l?a=1' },
    ],
    ['api::professional.professional', { email: 'ana.maria+turnos@x-y.example.ar', name: '🍕' }],
    ['api::calendar.calendar', { duties: 'desde 1/1/2026 = A, B', holidays: '25/12 = Navidad' }],
    [STORE, { name: 'ñ'.repeat(200), tags: 'pan, facturas,'.repeat(30) }],
  ] as const)('of %s take %j', (type, data) => {
    expect(applyRules(type, { ...data })).toEqual([])
  })

  test('name the field of every problem', () => {
    const data = {
      whatsapp: '555123',
      shopUrl: 'javascript:1',
      menuUrl: 'data:,',
      social: { tiktok: 'https://tiktok.example/x', youtube: 'nada' },
      hours: { monday: { mode: 'x' } },
    }
    expect(applyRules(STORE, data).map(({ path }) => path.join('.'))).toEqual([
      'whatsapp',
      'shopUrl',
      'menuUrl',
      'social.tiktok',
      'social.youtube',
      'hours',
    ])
  })

  test.each([
    ['instagram', 'https://www.instagram.com/x', true],
    ['facebook', 'https://m.facebook.com/x', true],
    ['facebook', 'https://fb.me/x', true],
    ['x', 'https://twitter.com/x', true],
    ['youtube', 'https://youtu.be/x', true],
    ['instagram', 'https://notinstagram.com/x', false],
    ['instagram', 'https://instagram.com.malo.example', false],
    ['linkedin', 'https://instagram.com/x', false],
  ])('%s at %s: %s', (network, link, isRight) => {
    const problems = applyRules('api::site-setting.site-setting', { social: { [network]: link } })
    expect(problems.length === 0).toBe(isRight)
  })

  test.each([
    ['instagram', '@pan.de_goya', 'https://www.instagram.com/pan.de_goya'],
    ['tiktok', ' @pan ', 'https://www.tiktok.com/@pan'],
    ['youtube', '@pan-goya', 'https://www.youtube.com/@pan-goya'],
    ['facebook', '@pan', 'https://www.facebook.com/pan'],
    ['x', '@pan', 'https://x.com/pan'],
    ['instagram', 'pan.goya', 'https://www.instagram.com/pan.goya'],
    ['youtube', 'pangoya', 'https://www.youtube.com/@pangoya'],
  ])('%s of %s is %s', (network, typed, link) => {
    const social = { [network]: typed }
    expect(applyRules(STORE, { social })).toEqual([])
    expect(social).toEqual({ [network]: link })
  })

  test.each([
    ['linkedin', '@pan'],
    ['instagram', '@pan goya'],
    ['instagram', '@pan/../x'],
    ['instagram', '@'],
    ['instagram', 'www.mitienda.com.ar'],
    ['instagram', 'javascript:alert(1)'],
  ])('%s of %s is none, and the problem says what to write', (network, typed) => {
    const [problem, ...others] = applyRules(STORE, { social: { [network]: typed } })
    expect(problem?.message).toMatch(/no es una dirección de \w+: pegá el enlace/)
    expect(others).toEqual([])
  })

  test.each([
    ['2026-01-01', '2026-01-01', 0],
    ['2026-01-01', '2026-01-02', 0],
    ['2026-01-02', '2026-01-01', 1],
    ['2026-01-02', null, 0],
    [null, '2026-01-01', 0],
  ])('an offer from %s to %s has %i problems', (startsOn, endsOn, count) => {
    expect(applyRules('api::offer.offer', { startsOn, endsOn })).toHaveLength(count)
  })

  test.each([['mañana'], ['31/12/2026'], ['2026-02-31'], ['2026-13-01'], [20261231], [{}], [true]])(
    '%j is no date of an offer',
    (startsOn) => {
      const found = applyRules('api::offer.offer', { startsOn, endsOn: '2026-12-31' })
      expect(found.map(({ path }) => path)).toEqual([['startsOn']])
      expect(found[0]?.message).toContain('no es una fecha: va como 2026-12-31.')
    },
  )

  test.each([['2028-02-29'], ['2026-12-31T03:00:00.000Z'], [''], [null], [undefined]])(
    '%j is one, or none is said',
    (startsOn) => expect(applyRules('api::offer.offer', { startsOn })).toEqual([]),
  )

  test.each([
    [{ lat: -29.1405, lng: -59.2631 }, []],
    [{ lat: 29.1405, lng: -59.2631 }, ['-29.1405, -59.2631?']],
    [{ lat: -59.2631, lng: -29.1405 }, ['-29.1405, -59.2631?']],
    [{ lat: -34.6037, lng: -58.3816 }, ['fuera de Corrientes.']],
    // Something else refuses what is no point at all.
    [{ lat: null, lng: -59.2631 }, []],
    [{ id: 7 }, []],
    [null, []],
  ])('of the place %j: %j', (location, ends) => {
    const problems = applyRules('api::professional.professional', { location })
    expect(problems.map(({ path }) => path)).toEqual(ends.map(() => ['location']))
    for (const [place, end] of ends.entries()) {
      expect(problems[place]?.message).toMatch(/^Ubicación en el mapa: /)
      expect(problems[place]?.message.endsWith(end)).toBe(true)
    }
  })

  test('touch only the fields that are given', () => {
    const data = {}
    expect(applyRules(STORE, data)).toEqual([])
    expect(data).toEqual({})
  })
})
