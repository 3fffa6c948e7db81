import { PUBLIC_FILES, publicFileUrl } from '@guia/contract'
import { asRecord, asText } from '../catalog/parse-fields.ts'
import { getJson } from './client.ts'
import { DataError } from './data-error.ts'
import { onReset } from './resource.ts'

const CONTENT = /^[\w-]{1,64}$/

let known: Promise<string | null> | null = null
onReset(() => {
  known = null
})

/**
 * What the live release is called below /r/, asked for once per visit: all files of a visit come
 * from one release. Null when the release does not say: then the fixed names answer.
 */
export function releaseContent(): Promise<string | null> {
  known ??= askRelease()
  return known
}

async function askRelease(): Promise<string | null> {
  try {
    const { content } = asRecord(await getJson(publicFileUrl(PUBLIC_FILES.publication)))
    return CONTENT.test(asText(content)) ? asText(content) : null
  } catch (error) {
    // An answer that did not come may come the next time; one that says nothing stays.
    if (!(error instanceof DataError && error.kind === 'missing')) known = null
    return null
  }
}
