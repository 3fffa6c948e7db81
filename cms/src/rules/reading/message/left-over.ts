import { saysSomething, withoutHello } from './name'
import type { RemainingText } from './remaining-text'

/** Patterns of the words that say only what comes behind them, or join what was taken. */
const LABEL_WORDS = [
  'el la los las un una mi mis nuestr[oa]s? mism[oa] tod[oa]s solo nom[aá]s tambi[eé]n ahora',
  'y e o de del en a al con por para es son est[aá](?:n|mos)? estoy somos soy ubicad[oa]s?',
  'atiendo atendemos atenci[oó]n abrimos abierto trabajamos tenemos',
  'acept(?:o|an|amos) tomamos recibimos cobr(?:o|amos) pod[eé][sn] pueden abon(?:ar|[aá]s) pag(?:ar|[aá]s)',
  'pagos? cobros? medios? formas? modos?',
  'tel(?:[eé]fonos?)? cel(?:ular)?(?:es)? whats?app? whas+ap+ wh?ats?ap wsp wpp wasap ws fij[oa] l[ií]nea',
  'n[uú]meros? contacto llamadas? ll[aá]m[ae]nos mensajes? info consultas? reservas? pedidos? turnos?',
  'redes sociales instagram insta ig facebook face fb tiktok twitter youtube',
  'web sitio p[aá]gina online tienda link enlace men[uú] carta cat[aá]logo',
  'direcci[oó]n dire domicilio ubicaci[oó]n mapa maps google goya corrientes ctes argentina',
  'nombre comercio local negocio emprendimiento actividad rubros? categor[ií]as? descripci[oó]n horarios? hs',
].flatMap((line) => line.split(' '))
const LABEL_PHRASES = [
  'se llama',
  'nos (?:mud|traslad)amos',
  'cambi(?:amos|[eé])(?= (?:de |el |la )?(?:tel|cel|n[uú]mero|wh?ats|wsp|wpp|l[ií]nea|direcci|horario))',
]
/** 'Tel:', 'estamos en', 'y' */
const LABEL = new RegExp(
  `^(?:(?:${[...LABEL_PHRASES, ...LABEL_WORDS].join('|')})(?:[\\s:;,./|()=–—-]+|$))+$`,
  'iu',
)

/** Said by the days on which a store is closed. */
const BACK_AGAIN =
  /^(?:y )?(?:volvemos|reabrimos|retomamos|regresamos)(?: a \p{L}+)? el [\d/]{1,5}(?: de \p{L}+)?(?:[.,;!]+ ?|$)/iu

const TRIM = /^[\s:;,.·•|/()=–—*-]+|[\s:;,·•|/(=–—*-]+$/gu

/** A clause at the beginning of a piece, and one at its end; 'tel. 421250' is no two clauses. */
const FIRST = /^([^.,;!?]*)([.,;!?]+) (?=\p{L})/u
const LAST = /(?:[,;] ?|(?<=[.!?]) | (?=y ))([^.,;!?]*)$/iu
const JOINING = / (?:y|e|o)$/iu
/** What stands behind it belongs to it: 'señas por', '20% off en'. */
const DEPENDING = / (?:de|del|en|a|al|con|por|para|el|la|los|las|un|una|mi|es|solo)$/iu

/** `isTorn`: the words before it are of its first clause: '3777 45-6789 es el wsp, hacemos tortas'. */
function withoutFirst(piece: string, isTorn: boolean): string {
  const [words, clause = '', sign] = FIRST.exec(piece) ?? []
  const isApart = words !== undefined && (isTorn || sign !== ',')
  return isApart && LABEL.test(clause) ? withoutFirst(piece.slice(words.length), false) : piece
}

function withoutLast(piece: string): string {
  const [words, clause] = LAST.exec(piece) ?? []
  const isLabel = words !== undefined && clause !== undefined && LABEL.test(clause)
  const shorter = isLabel ? piece.slice(0, -words.length) : piece.replace(JOINING, '')
  return shorter === piece ? piece : withoutLast(shorter)
}

/** Without its last words a sentence may say more than it did, as '20% off'. */
function withDependent(piece: string, text: RemainingText): string {
  const start = text.whole.indexOf(piece)
  if (start < 0 || !DEPENDING.test(piece)) return piece
  return (piece + text.takenBehind(start + piece.length)).trim()
}

/**
 * What says something of the pieces that nobody took of a message, in whole clauses: what only joined
 * them with the words that were taken goes with those.
 */
export function leftOver(
  pieces: readonly string[],
  text: RemainingText,
  areDaysTaken: boolean,
): string[] {
  const lines = `\n${text.whole}\n`
  return pieces
    .map((piece) => {
      const isCutBefore = !lines.includes(`\n${piece}`)
      const isCutBehind = !lines.includes(`${piece}\n`)
      const trimmed = withoutHello(piece.replace(TRIM, ''))
      const begun = isCutBefore ? withoutFirst(trimmed, /^ ?\p{L}/u.test(piece)) : trimmed
      return isCutBehind ? withoutLast(begun) : begun
    })
    .map((line) => (areDaysTaken ? line.replace(BACK_AGAIN, '') : line))
    .filter((line) => saysSomething(line) && !LABEL.test(line))
    .map((line) => withDependent(line, text))
}
