export { slug } from '@guia/contract'

/** Longest name of a folder that file systems take. */
const NAME_BYTES = 255

const encoder = new TextEncoder()

/**
 * Whether a name can be the last part of an address on any static host: a page's folder has that
 * name. Web servers refuse an encoded slash and hide what begins with a dot.
 */
export const isPathSegment = (name: string): boolean =>
  !/^$|^\.|[/\\\0]/.test(name) && encoder.encode(name).length <= NAME_BYTES
