import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'

export type Undo = () => Promise<void>

/** Puts a file or folder in a place, and aside what is there. Gives what takes that back. */
export async function changePlaces(made: string, place: string, aside: string): Promise<Undo> {
  const wasThere = existsSync(place)
  await fs.mkdir(path.dirname(place), { recursive: true })
  if (wasThere) {
    await fs.mkdir(path.dirname(aside), { recursive: true })
    await fs.rename(place, aside)
  }
  const takeBack = async () => {
    if (existsSync(place)) await fs.rename(place, made)
    if (wasThere) await fs.rename(aside, place)
  }
  try {
    await fs.rename(made, place)
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}
