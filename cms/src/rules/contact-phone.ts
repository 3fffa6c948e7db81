/** Words that stand beside a number and say what it is, or when it answers. */
const BESIDE = new Set(
  `tel teléfono telefono teléfonos telefonos cel celular fijo línea linea gratis gratuita gratuito int
  interno internos ext extensión extension op opción opcion hs h hora horas las los de del a al y o u e
  guardia urgencias emergencias consultas turnos whatsapp wsp wpp sms solo mensajes llamadas lunes
  martes miércoles miercoles jueves viernes sábado sabado sábados sabados domingo domingos feriados`.split(
    /\s+/,
  ),
)

const FEWEST_DIGITS = 3
/** The longest number of any country. */
const MOST_DIGITS = 15

/**
 * Whether a useful contact's text can be dialled: '107', '0800-999-0091 (24 hs)', '42-1234 int. 4',
 * '55-5123 / 55-5124' can, '107x abc' cannot.
 */
export function isContactPhone(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (!words.every((word) => BESIDE.has(word))) return false
  const numbers = text.split(/\p{L}+|[/,;|]/u).map((piece) => piece.replace(/\D/g, '').length)
  return Math.max(...numbers) >= FEWEST_DIGITS && Math.max(...numbers) <= MOST_DIGITS
}
