import { decodePicture, type Decoded } from './decode-picture'
import { drawPicture, isOpaque } from './draw-picture'
import { isStorable, kindOf, nameFor, STORED_TYPES, type FileKind } from './picture-file'
import { drawingsFor, isLightEnough, isTooLarge, isWithinLimit } from './picture-size'
import { tooHeavy, unreadable } from './problems'

/** What is sent, or the sentence for staff why nothing is. */
type Prepared = { blob: Blob; name: string } | { problem: string }

/** The first light drawing, else the lightest. */
async function drawAnew(picture: Decoded, kind: FileKind): Promise<Blob | undefined> {
  let lightest: Blob | undefined
  for (const drawing of drawingsFor(kind, kind === 'jpeg' || isOpaque(picture))) {
    const blob = await drawPicture(picture, drawing)
    if (blob && (!lightest || blob.size < lightest.size)) lightest = blob
    if (blob && isLightEnough(blob.size)) return blob
  }
  return lightest
}

function named(file: File, blob: Blob): Prepared {
  const type = STORED_TYPES.find((stored) => stored === blob.type) ?? 'image/jpeg'
  return { blob, name: nameFor(file.name, type) }
}

/**
 * Makes of a chosen file what the CMS takes: as it is when it is small enough, else drawn anew
 * with at most 2,560 pixels. What would be refused after minutes of sending is told of at once.
 */
export async function preparePicture(file: File): Promise<Prepared> {
  const kind = kindOf(file)
  const asItIs: Prepared = { blob: file, name: file.name }
  const canGoAsItIs = isStorable(kind) && file.size > 0 && isWithinLimit(file.size)
  if (kind === 'other' || kind === 'vector') return { problem: unreadable(file.name, kind) }
  const picture = await decodePicture(file)
  // The CMS reads more than a browser does, and says what is wrong with the rest.
  if (!picture) return canGoAsItIs ? asItIs : { problem: unreadable(file.name, kind) }
  try {
    if (canGoAsItIs && !isTooLarge(picture, file.size)) return asItIs
    const drawn = await drawAnew(picture, kind)
    if (drawn && isWithinLimit(drawn.size)) return named(file, drawn)
    return canGoAsItIs ? asItIs : { problem: tooHeavy(file.name, file.size) }
  } finally {
    picture.close()
  }
}
