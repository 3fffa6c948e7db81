import { choosing, FORM, type Shot } from './shot.ts'

const MESSAGE = `Hola! Quiero sumar mi negocio a la guía
Panadería La Espiga de Oro
Belgrano 450 casi Colón
WhatsApp 3777 45-6789
L a V 7:30 a 13hs y de 17 a 21, sáb 8 a 13, domingo cerrado
@laespigadeoro
Aceptamos tarjetas, mercado pago y efectivo
Hacemos tortas por encargo`

const LINK = 'https://www.google.com/maps/place/x/@-29.14,-59.26,17z/data=!3d-29.1405!4d-59.2631'

/** The form of a new store, field by field, as the guide goes through it. */
export const FORM_SHOTS: readonly Shot[] = [
  {
    name: 'mensaje',
    width: 1280,
    show: async ({ page, open }) => {
      await open(FORM)
      const box = page.getByRole('textbox', { name: 'Pegá el mensaje del comercio' })
      await box.fill(MESSAGE)
      await page.getByRole('button', { name: 'Completar la ficha' }).click()
      const unread = page.getByRole('list', { name: 'Lo que no se entendió del mensaje' })
      await unread.waitFor()
      return [box, page.getByRole('list', { name: 'Lo que se entendió del mensaje' }), unread]
    },
  },
  {
    name: 'categorias',
    width: 1280,
    show: async ({ page, open }) => {
      await open(FORM)
      await page.getByRole('combobox', { name: 'Categorías', exact: true }).fill('panaderia')
      await page.getByRole('option').first().waitFor()
      return [choosing(page, 'Categorías'), page.getByRole('listbox').first()]
    },
  },
  {
    name: 'medios-de-pago',
    width: 1280,
    show: async ({ page, open }) => {
      await open(FORM)
      await page.getByLabel('Como lo dijo el comercio').fill('tarjetas, mercado pago y efectivo')
      await page.getByRole('button', { name: 'Tildar' }).click()
      return [choosing(page, 'Medios de pago')]
    },
  },
  {
    name: 'horarios',
    width: 1280,
    show: async ({ page, open }) => {
      await open(FORM)
      const box = page.getByLabel('Pegá lo que mandó el comercio')
      await box.fill('L a V 7:30 a 13hs y de 17 a 21, sáb hasta las 13, dom cerrado')
      await page.getByRole('button', { name: 'Leer los horarios' }).click()
      return [box, page.getByRole('group', { name: 'Domingo', exact: true })]
    },
  },
  {
    name: 'lugar',
    width: 1280,
    show: async ({ page, open }) => {
      await open(FORM)
      const box = page.getByLabel('Ubicación en el mapa')
      await box.fill(LINK)
      await page.getByRole('button', { name: /^Marcador/ }).waitFor()
      return [box, page.getByRole('region', { name: /^Mapa/ })]
    },
  },
]
