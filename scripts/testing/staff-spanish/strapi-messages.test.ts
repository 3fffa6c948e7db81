import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'
import { whyForeign, withoutPlaceholders } from './find-foreign.ts'
import { mentionedIds, strapiMessages, type Messages } from './strapi-messages.ts'

const OURS = JSON.parse(
  readFileSync(path.join(REPO_ROOT, 'cms/src/admin/translations/es.json'), 'utf8'),
) as Messages

/** What staff meet, by the beginnings that its texts' ids have in the panel. */
const MET = [
  ['admin', ''],
  ['content-manager', 'content-manager.'],
  ['upload', 'upload.'],
] as const

/** Screens that nobody reaches here: switched off, paid, advertising, or without permission. */
const UNREACHED = [
  /^tours\./,
  /^Usecase\./,
  /(FreeTrial|trialCountdown|Upsell|NpsSurvey|MediaLibraryBanner|last-activity)/,
  /Purchase|\.purchase\./,
  /^Settings\.(apiTokens|adminTokens|transferTokens|tokens|webhooks|sso|licen[cs]e|review-workflows)\./,
  /^notification\.success\.(apitoken|adminToken|transfertoken)/,
  /aiMetadata/,
  /^history\./,
  /^widget\.(chart-entries|key-statistics)\./,
]

/** The same in both languages, or a name of a key. */
const known = { messages: new Set<string>(), allowed: new Set(['enter', 'document']) }

test.each(MET)('what staff can read of %s is Spanish of Argentina', async (name, prefix) => {
  const spanish = (await strapiMessages('es'))[name] ?? {}
  const english = (await strapiMessages('en'))[name] ?? {}
  const isMentioned = mentionedIds(name, prefix)
  const found = Object.keys(english)
    .filter((id) => !UNREACHED.some((screen) => screen.test(id)) && isMentioned(id))
    .flatMap((id) => {
      const text = OURS[prefix + id] ?? spanish[id]
      if (text === undefined) return [`${id}: missing (${english[id]})`]
      const why = whyForeign(withoutPlaceholders(text), known)
      return why ? [`${id}: ${why} (${text})`] : []
    })
  expect(found).toEqual([])
})

test('what we say in its place is Spanish of Argentina', () => {
  const found = Object.entries(OURS).flatMap(([id, text]) => {
    const why = whyForeign(withoutPlaceholders(text), known)
    return why ? [`${id}: ${why} (${text})`] : []
  })
  expect(found).toEqual([])
})
