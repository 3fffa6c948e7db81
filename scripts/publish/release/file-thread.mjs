import { parentPort } from 'node:worker_threads'
import { perform } from './file-operations.mjs'

// The thread of a file queue: does what it is sent, in that order, until something fails.
/** @typedef {import('./file-operations.mjs').FileOperation} FileOperation */

let hasFailed = false

/** @param {FileOperation[]} operations */
function doAll(operations) {
  try {
    if (!hasFailed) operations.forEach((operation) => perform(operation))
    return null
  } catch (error) {
    hasFailed = true
    // An error loses its code on the way to another thread.
    return { error, code: /** @type {{ code?: string }} */ (error).code }
  }
}

parentPort?.on('message', (/** @type {FileOperation[]} */ operations) => {
  parentPort?.postMessage(doAll(operations))
})
