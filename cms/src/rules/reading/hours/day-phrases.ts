import { WEEK, type DayName } from './day-names'
import { HALF_WORDS, type Half } from './halves'
import { phraseAt, phrasesOf, type Token } from './tokens'

const EVERY_DAY = phrasesOf(
  'todos los dias de la semana',
  'todos los dias del ano',
  'todos los dias',
  'todo los dias',
  'todos los dia',
  'todas los dias',
  'toda la semana',
  'todos dias',
  'los 7 dias de la semana',
  'los 7 dias',
  'los siete dias',
  'cada dia',
  'diariamente',
  'a diario',
)
/** Before a half of the day: 'todas las noches'. */
const EVERY = phrasesOf('todas las', 'todos los')
const WORKING_DAYS = phrasesOf(
  'dias de la semana',
  'dias de semana',
  'dias habiles',
  'entre semana',
)
const WEEKEND = phrasesOf('fin de semana', 'fines de semana', 'fin de semanas', 'finde', 'findes')
const HOLIDAYS = phrasesOf(
  'feriados nacionales',
  'dias feriados',
  'feriados',
  'feriado',
  'festivos',
  'festivo',
  'asuetos',
)

/** Days that several words name together. */
interface DayPhrase {
  names: DayName[] | 'holiday'
  /** The half of those days that is meant: 'todas las noches'. */
  half: Half | null
  /** How many tokens it has. */
  length: number
}

/** The phrase for days that begins at a token, or null: 'fines de semana', 'feriados'. */
export function dayPhrase(tokens: readonly Token[], at: number): DayPhrase | null {
  const every = phraseAt(tokens, at, EVERY_DAY)
  if (every) return { names: WEEK, half: null, length: every }
  const each = phraseAt(tokens, at, EVERY)
  const half = HALF_WORDS.get(tokens[at + each]?.text ?? '')
  if (each > 0 && half) return { names: WEEK, half, length: each + 1 }
  const working = phraseAt(tokens, at, WORKING_DAYS)
  if (working) return { names: WEEK.slice(0, 5), half: null, length: working }
  const weekend = phraseAt(tokens, at, WEEKEND)
  if (weekend) return { names: WEEK.slice(5), half: null, length: weekend }
  const holidays = phraseAt(tokens, at, HOLIDAYS)
  return holidays ? { names: 'holiday', half: null, length: holidays } : null
}
