import { expect, type Page } from '@playwright/test'
import type { ClickCounter } from './count-clicks.ts'
import { pictureField, publishOpenDocument } from './panel.ts'
import type { RunningProduct } from './product.ts'

interface Merchant {
  name: string
  phone: string
  logo: string
  photos: readonly string[]
}

/** A merchant's whole message, as it comes. */
const messageOf = ({ name, phone }: Merchant) => `Hola! Quiero sumar mi negocio a la guía 😊
${name}
Belgrano 450 casi Colón
WhatsApp ${phone}
L a V 7:30 a 13hs y de 17 a 21, sáb 8 a 13, domingo cerrado
@laespigadeoro
Aceptamos tarjetas, mercado pago y efectivo
https://www.google.com/maps/place/x/@-29.14,-59.26,17z/data=!3d-29.1405!4d-59.2631
Hacemos tortas por encargo`

/** What the message says, field by field, and what the form does with it. */
const FIELDS = 9

/**
 * From the panel's first page to a published merchant, with a logo and three photos. Gives the
 * clicks that it takes a person, those in the device's dialogs among them, the screens, and the
 * height of the filled form in CSS pixels.
 */
export async function publishFromMessage(
  panel: Page,
  { cmsUrl }: RunningProduct,
  counted: ClickCounter,
  merchant: Merchant,
): Promise<{ clicks: number; screens: number; height: number }> {
  counted.take()
  const isTouch = (panel.viewportSize()?.width ?? 0) < 500
  await panel.goto(`${cmsUrl}/admin`)
  await panel.getByRole('link', { name: 'Agregar comercio' }).click()
  await panel.getByRole('textbox', { name: 'Pegá el mensaje del comercio' }).click()
  await counted.paste(messageOf(merchant), isTouch)
  await expect(panel.getByText(`Campos completados: ${FIELDS}.`)).toBeVisible()
  const unread = panel.getByRole('list', { name: 'Lo que no se entendió del mensaje' })
  await expect(unread).toContainText('Hacemos tortas por encargo')
  for (const [field, files] of [
    ['Logo', [merchant.logo]],
    ['Fotos', merchant.photos],
  ] as const) {
    const frame = pictureField(panel, field)
    await counted.chooseFiles(frame.getByRole('button', { name: /^Elegir/ }), [...files])
    await expect(frame.getByRole('img')).toHaveCount(files.length, { timeout: 60_000 })
  }
  const height = await panel
    .locator('form')
    .evaluateAll((forms) => Math.max(...forms.map((form) => form.scrollHeight)))
  await publishOpenDocument(panel)
  return { ...counted.take(), height }
}
