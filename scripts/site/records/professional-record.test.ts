import { expect, test } from 'vitest'
import { buildProfessional } from '../testing/documents.ts'
import { fullProfessional } from '../testing/sample-documents.ts'
import type { ImageUrls } from './fields.ts'
import { toProfessionalRecord } from './professional-record.ts'

const imageUrl: ImageUrls = (media, kind) => (media ? `/media/${media.name}-${kind}.webp` : '')

test('a professional filled in wholly comes out with every field of the specification', () => {
  expect(toProfessionalRecord(fullProfessional, imageUrl)).toEqual({
    id: 3,
    slug: 'ana-paz',
    category: 'medicos',
    name: 'Ana Paz',
    specialty: 'Pediatría',
    license: 'MP 1234',
    image: '/media/ana.jpg-photo.webp',
    description: 'Atiende niños.',
    whatsapp: '5493777555003',
    phone: '3777 55-5003',
    email: 'ana@paz.example',
    redes: { instagram: 'https://instagram.com/ana' },
    gallery: ['/media/consultorio.jpg-photo.webp'],
    hours: { viernes: ['16:00 - 20:00'] },
    address: 'Mitre 50',
    location: { lat: -29.15, lng: -59.27 },
  })
})

test('one hardly filled in has the same fields, empty', () => {
  const record = toProfessionalRecord(buildProfessional(1), imageUrl)
  expect(record).toEqual({
    id: 1,
    slug: 'profesional-1',
    category: 'medicos',
    name: 'Profesional 1',
    specialty: '',
    license: '',
    image: '',
    description: '',
    whatsapp: '',
    phone: '',
    email: '',
    redes: {},
    gallery: [],
    hours: {},
    address: '',
    location: null,
  })
})

test('an unsafe link is dropped', () => {
  const professional = buildProfessional(1, { social: { instagram: 'javascript:alert(1)' } })
  expect(toProfessionalRecord(professional, imageUrl).redes).toEqual({})
})
