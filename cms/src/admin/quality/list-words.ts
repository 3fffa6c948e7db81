import type { QualityList } from '../../quality/quality-pages'

/** What a list says of itself. */
export const LIST_WORDS: Record<QualityList, { hint: string; empty: string }> = {
  incomplete: {
    hint: 'Tocá lo que falta para cargarlo. Primero los que ya se ven en el sitio, y de ellos los que menos tienen.',
    empty: 'Nada: todos los comercios están completos.',
  },
  stale: {
    hint: 'Publicados que en los últimos seis meses nadie cargó, corrigió ni confirmó. Preguntale a cada uno: si está todo bien, tocá «Confirmado hoy» (no cambia nada en el sitio); si no, «Corregir».',
    empty: 'Nada: todo se cargó, se corrigió o se confirmó en los últimos seis meses.',
  },
  duplicates: {
    hint: 'Puede ser el mismo comercio cargado dos veces. Si lo es, pasá lo que sirva a uno y eliminá el otro: queda 30 días en la Papelera. Si no, tocá «Son distintos» y no vuelven a aparecer.',
    empty: 'No parece haber ninguno cargado dos veces.',
  },
  searches: {
    hint: 'Lo que la gente buscó en el sitio y no encontró, en los últimos 90 días. Fijate si está con otro nombre; si no está, es un comercio para llamar.',
    empty: 'Nada: todo lo que se buscó se encontró.',
  },
}
