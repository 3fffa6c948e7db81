import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** Flushes the file system of each folder that it is told, and says how that ended. */
const SCRIPT = 'while IFS= read -r folder; do sync -f -- "$folder" >&2; echo $?; done'

type Answer = (isFlushed: boolean) => void

/**
 * A shell that waits to flush file systems: to start a process takes a large one, as the publisher
 * is, longer than the flush itself. It ends with this process, however that ends, and keeps it from
 * ending only while somebody waits for an answer.
 */
class FlushShell {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  readonly #waiting: Answer[] = []
  #hasEnded = false

  constructor() {
    this.#child = spawn('sh', ['-c', SCRIPT], { stdio: ['pipe', 'pipe', 'ignore'] })
    this.#child.on('error', () => this.#end())
    this.#child.on('exit', () => this.#end())
    // Written to when it has ended: its end is told as well.
    this.#child.stdin.on('error', () => {})
    createInterface(this.#child.stdout).on('line', (line) => this.#answer(line === '0'))
    this.#holdProcess(false)
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  #holdProcess(isHeld: boolean): void {
    const handles = [this.#child, this.#child.stdin as Socket, this.#child.stdout as Socket]
    for (const handle of handles)
      if (isHeld) handle.ref()
      else handle.unref()
  }

  #answer(isFlushed: boolean): void {
    this.#waiting.shift()?.(isFlushed)
    if (this.#waiting.length === 0) this.#holdProcess(false)
  }

  #end(): void {
    this.#hasEnded = true
    while (this.#waiting.length > 0) this.#answer(false)
  }

  flush(folder: string): Promise<boolean> {
    return new Promise((resolve) => {
      this.#holdProcess(true)
      this.#waiting.push(resolve)
      this.#child.stdin.write(`${folder}\n`)
    })
  }
}

let shell: FlushShell | null = null

/**
 * Flushes the file system that holds a folder. False when that failed, and where there is no such
 * command: then nothing is certain to be on the disk.
 */
export async function flushFileSystem(folder: string): Promise<boolean> {
  // A line is a folder.
  if (folder.includes('\n')) return false
  try {
    if (!shell || shell.hasEnded) shell = new FlushShell()
    return await shell.flush(folder)
  } catch {
    // No process can be started at all.
    return false
  }
}
