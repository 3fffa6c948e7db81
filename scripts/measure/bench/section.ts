import { availableParallelism, cpus } from 'node:os'

/** What one part of `npm run bench` found, a chapter of docs/benchmarks.md. */
export interface Section {
  /** Its heading, by which a later measurement takes its place. */
  title: string
  /** How it was measured, in a sentence or two. */
  about: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The chapter in Markdown; `when` says where and of what it was measured. */
export const formatSection = ({ title, about, columns, rows }: Section, when: string): string =>
  [
    `## ${title}`,
    '',
    `${about} ${when}`,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n')

/** The document with this chapter in place of the one of the same heading, or behind all others. */
export function withSection(document: string, section: Section, when: string): string {
  const chapters = document.split(/^(?=## )/m)
  const isSame = (chapter: string) => chapter.startsWith(`## ${section.title}\n`)
  const made = formatSection(section, when)
  if (!chapters.some(isSame))
    return [...chapters, made].map((one) => `${one.trimEnd()}\n`).join('\n')
  return chapters.map((one) => `${(isSame(one) ? made : one).trimEnd()}\n`).join('\n')
}

/** 'Measured on 2026-11-27 at 1a2b3c4, on 2 cores (Intel Xeon), Node 20.20.2.' */
export const measuredAt = (day: string, commit: string): string =>
  `Measured on ${day} at ${commit}, on ${availableParallelism()} cores ` +
  `(${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}.`
