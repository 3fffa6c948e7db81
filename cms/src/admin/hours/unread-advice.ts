import { readWeek } from '../../rules/reading/hours/hours-text'

const HOLIDAY = /feriado|festivo/i

/** '25:90', '8:75', '30 hs' */
const NO_TIME = /\b(?:2[5-9]|[3-9]\d)\s*(?:[:.]|hs?\b)|[:.][6-9]\d(?!\d)/

const WAY_ON = 'Corregilo arriba y tocá «Leer los horarios», o cargalo abajo a mano.'

/** What a person can do about pieces of a text that were not understood. */
export function adviceFor(unread: readonly string[]): string {
  const some = unread.length > 0
  if (some && unread.every((piece) => HOLIDAY.test(piece))) {
    return 'Los feriados no son un día de la semana. Los de un comercio van con su fecha, en «Horarios especiales».'
  }
  return `${some ? reasonFor(unread) : 'No es un horario.'} ${WAY_ON}`
}

function reasonFor(unread: readonly string[]): string {
  if (unread.every((piece) => !/\d/.test(piece))) {
    return 'No dice a qué hora: escribila, por ejemplo «lunes a viernes 8 a 12».'
  }
  if (unread.some((piece) => NO_TIME.test(piece))) {
    return 'Tiene una hora que no existe: van de 0 a 24, con minutos hasta 59.'
  }
  if (unread.every(lacksDays))
    return 'No dice qué días: agregalos adelante, por ejemplo «lunes a viernes».'
  return 'Puede leerse de dos maneras: escribí la tarde de 13 a 24 («16 a 20», no «4 a 8»).'
}

/** Whether nothing but the days is missing. */
const lacksDays = (piece: string): boolean => {
  const { hours, unread } = readWeek(`lunes ${piece}`)
  return hours.monday !== undefined && unread.length === 0
}
