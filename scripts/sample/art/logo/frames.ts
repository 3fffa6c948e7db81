import * as badges from './badge-frames.ts'
import type { Frame } from './frame.ts'
import * as open from './open-frames.ts'
import type { Scheme } from './schemes.ts'

/** Frames with a badge under the mark, and frames whose mark stands on the ground itself. */
export const FRAMES = { ...badges, ...open } satisfies Record<string, (scheme: Scheme) => Frame>

export type FrameName = keyof typeof FRAMES
