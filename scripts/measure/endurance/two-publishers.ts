import { readdirSync } from 'node:fs'
import path from 'node:path'
import { publish } from '../../publish/publish.ts'
import { startScript } from '../../publish/testing/child.ts'
import { findReleaseFault } from '../../publish/testing/read-release.ts'
import { openRig, placesOf, type Rig } from './rig.ts'
import { number, type Row } from './table.ts'

interface Report {
  /** Publications that went live. */
  published: number
  /** Publications that said that another one was running. */
  refused: number
  /** Releases that were not whole, or anything else that went wrong. */
  faults: string[]
}

const publishOnce = (rig: Rig) => startScript('publish-from.ts', [placesOf(rig, 1)])

async function round(rig: Rig, report: Report): Promise<void> {
  const children = [publishOnce(rig), publishOnce(rig)]
  const lines = await Promise.all(children.map((child) => child.nextLine()))
  await Promise.all(children.map((child) => child.ended))
  for (const line of lines) {
    if (line.startsWith('publicado')) report.published += 1
    else if (line.includes('Ya hay otra publicación en marcha')) report.refused += 1
    else report.faults.push(line)
  }
  const releases = path.join(rig.options.siteDir, 'releases')
  for (const name of readdirSync(releases)) {
    const fault = findReleaseFault(path.join(releases, name))
    if (fault) report.faults.push(fault)
  }
}

/** Starts two publishers of one folder at the same moment, `rounds` times. */
export async function startTwoPublishers(rounds: number): Promise<Row> {
  const rig = await openRig()
  const report: Report = { published: 0, refused: 0, faults: [] }
  try {
    await publish(rig.options)
    for (let done = 0; done < rounds; done++) await round(rig, report)
    const { published, refused, faults } = report
    return {
      row: 'C2',
      what: 'dos publicadores a la vez',
      tries: number(rounds),
      losses: faults.length,
      figures: `publicaron ${number(published)}, esperaron ${number(refused)}`,
      faults,
    }
  } finally {
    await rig.close()
  }
}
