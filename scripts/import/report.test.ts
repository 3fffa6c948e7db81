import { describe, expect, it } from 'vitest'
import { emptyCounts, type ImportResult } from './import-result.ts'
import { reportLines } from './report.ts'

function result(over: Partial<ImportResult> = {}): ImportResult {
  return { dryRun: false, quirks: [], refusals: [], completed: [], counts: emptyCounts(), ...over }
}

describe('reportLines', () => {
  it('ends with the sums by type and in all', () => {
    const counts = emptyCounts()
    counts.category = { created: 1, changed: 2, unchanged: 3, refused: 0 }
    counts.store = { created: 0, changed: 0, unchanged: 77, refused: 1 }
    expect(reportLines(result({ counts }))).toEqual([
      '6 categorías: 1 creadas, 2 cambiadas, 3 sin cambios',
      '78 comercios: 0 creados, 0 cambiados, 77 sin cambios, 1 rechazados',
      'Total: 1 creados, 2 cambiados, 80 sin cambios, 1 rechazados; 0 avisos',
    ])
  })

  it('gives each irregularity, each refusal and each document that staff made a line', () => {
    const record = 'busquedas.json #64 «La Ñata»'
    const quirk = { kind: 'invalid-time', file: 'busquedas.json', record } as const
    const lines = reportLines(
      result({
        dryRun: true,
        quirks: [{ ...quirk, field: 'hours.lunes', found: '25:00', done: 'Quedó como texto.' }],
        refusals: [{ record, field: 'slug', message: 'Ya es de otro.' }],
        completed: ['sitio.json'],
      }),
    )
    expect(lines).toEqual([
      'Aviso (hora imposible) busquedas.json #64 «La Ñata», hours.lunes: decía «25:00». Quedó como texto.',
      'Rechazado: busquedas.json #64 «La Ñata», slug: Ya es de otro.',
      'Ya estaba en el panel: sitio.json: quedó lo cargado y se completó lo que faltaba.',
      'Ensayo: no se escribió nada.',
      'Total: 0 creados, 0 cambiados, 0 sin cambios, 0 rechazados; 1 avisos',
    ])
  })
})
