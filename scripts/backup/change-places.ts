import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'

export type Undo = () => Promise<void>

/** Onto another disk, whole or not at all: what is moved goes only once its copy has the name. */
async function carry(from: string, to: string): Promise<void> {
  const made = `${to}.new`
  try {
    await fs.cp(from, made, { recursive: true, preserveTimestamps: true })
    await fs.rename(made, to)
  } catch (error) {
    await fs.rm(made, { recursive: true, force: true })
    throw error
  }
  await fs.rm(from, { recursive: true })
}

/** Renames where that can be done: a volume of Docker's in a folder is another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await fs.rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await carry(from, to)
  }
}

/** Puts a file or folder in a place, and aside what is there. Gives what takes that back. */
export async function changePlaces(made: string, place: string, aside: string): Promise<Undo> {
  const wasThere = existsSync(place)
  await fs.mkdir(path.dirname(place), { recursive: true })
  if (wasThere) {
    await fs.mkdir(path.dirname(aside), { recursive: true })
    await move(place, aside)
  }
  const takeBack = async () => {
    if (existsSync(place)) await move(place, made)
    if (wasThere) await move(aside, place)
  }
  try {
    await move(made, place)
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}
