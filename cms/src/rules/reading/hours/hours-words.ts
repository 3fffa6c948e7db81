import { phrasesOf } from './tokens'

const words = (text: string): Set<string> => new Set(text.split(/\s+/))

/** Words around hours that change nothing of what they say. */
export const FILLERS = words(`
  de del d el la las los lo a al en y e o u es son que se con por x para
  dia dias hora horas hs h hrs hr semana semanales comercial comerciales publico nuestro nuestra nuestros
  nuestras local locales negocio comercio tambien ademas luego despues solo solamente unicamente siempre
  normal normales normalmente habitual habituales inclusive incluso incluyendo incluido incluidos ambos turno cada esperamos
  hola buenas buenos buen gracias te les le paso somos ok dale si nosotros aca
  corrido corrida corridos continuo continuado continua seguido cortado partido doble
  aire libre desde hasta
`)

/** Words that begin to tell hours, whatever stood before. */
export const OPENERS = words(`
  horario horarios abierto abiertos abierta abiertas abre abren abrimos abro apertura
  atencion atendemos atiende atienden atendido atiendo estamos trabajamos trabaja trabajo
`)

/** What a shop does besides: hours beside it are its own, a remark of it is none. */
export const SERVICES = words(`
  delivery envio envios entrega entregas reparto repartos retiro retiros retira
`)

/** Words that make hours something else, or true at times only. */
export const DANGERS = words(`
  enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre
  verano invierno otono primavera temporada vacaciones receso mes meses quincena quincenal
  medio vispera visperas alternado alternados semanas fecha fechas
  cocina guardia urgencias urgencia
  emergencias emergencia promo promos promocion promociones descuento descuentos cuotas oferta ofertas
  clase clases curso cursos sucursal sucursales sede sedes show evento eventos
  quizas capaz tentativo provisorio
`)

export const EXCEPTIONS = phrasesOf(
  'excepto',
  'exepto',
  'ecepto',
  'salvo',
  'menos',
  'a excepcion de',
)

/** That a day is closed. A bare 'no' is one only at the end: 'domingos no'. */
export const CLOSED = phrasesOf(
  ...'cerrado cerrada cerrados cerradas cerramos cierra cierran descanso descansamos franco'.split(
    ' ',
  ),
  'permanece cerrado',
  'permanecemos cerrado',
  'esta cerrado',
  'estamos cerrados',
  'estamos cerrado',
  'no abre',
  'no abren',
  'no abrimos',
  'no abro',
  'no atendemos',
  'no atiende',
  'no atienden',
  'no atiendo',
  'no se atiende',
  'no se trabaja',
  'no trabajamos',
  'no trabaja',
  'no hay atencion',
  'sin atencion',
)

/** Without a break at noon: the hours beside it say so already. */
export const WITHOUT_BREAK = phrasesOf(
  ...[
    'cortar',
    'corte',
    'cortes',
    'cerrar',
    'interrupcion',
    'interrupciones',
    'siesta',
    'pausa',
  ].flatMap((word) => [`sin ${word}`, `sin ${word} al mediodia`, `sin ${word} a la siesta`]),
  ...['cerramos', 'cierra', 'cortamos', 'corta'].flatMap((word) => [
    `no ${word} al mediodia`,
    `no ${word} a la siesta`,
    `no ${word}`,
  ]),
)

/** Said of a week that has changed for good; 'por ahora' and 'desde hoy' are not. */
export const FROM_NOW = phrasesOf(
  'a partir de ahora',
  'desde ahora',
  'de ahora en mas',
  'de ahora en adelante',
)

export const WHOLE_DAY = phrasesOf(
  ...['24', 'veinticuatro'].flatMap((number) => [
    `las ${number} hs`,
    `las ${number} h`,
    `las ${number} hrs`,
    `las ${number} horas`,
    `${number} hs`,
    `${number} h`,
    `${number} hrs`,
    `${number} horas`,
  ]),
  '24 / 7',
  '24 x 7',
  '24 - 7',
  '24 hs / 7',
  '24 hs - 7',
)

/** Words of a text that stands for a day's hours; it needs one of `TEXT_KEYS`. */
export const TEXT_WORDS = words(`
  a con solo solamente previo previa previamente turno turnos cita citas coordinar coordinacion convenir
  consultar consulta consultas contactar contactarse por whatsapp wsp wpp wasap mensaje telefono llamar
  llamada llamando y el la los horario horarios pedido encargo segun disponibilidad variable variables
  rotativo rotativos antes al pedir sacar agendar reservar reserva reservas demanda bajo mediante
  anticipacion programado programada programados de preferencia se
`)
export const TEXT_KEYS = phrasesOf(
  'coordinar',
  'convenir',
  'contactar',
  'consultar',
  'consultar horario',
  'consultar horarios',
  'con turno',
  'con turnos',
  'por turno',
  'por turnos',
  'turno previo',
  'previo turno',
  'mediante turno',
  'pedir turno',
  'sacar turno',
  'con cita',
  'previa cita',
  'cita previa',
  'con reserva',
  'con reservas',
  'previa reserva',
  'a pedido',
  'por encargo',
  'a demanda',
  'segun disponibilidad',
  'horario variable',
  'horarios variables',
  'horario rotativo',
  'horarios rotativos',
  'turno programado',
  'turnos programados',
)
