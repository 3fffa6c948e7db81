import { errors } from '@strapi/utils'
import type { ConflictDetails } from './conflict-message'

const { ApplicationError } = errors

/** A save over a newer change: answered with 409 (answer-conflicts.ts). */
export class ConflictError extends ApplicationError<'ConflictError', string, ConflictDetails> {
  constructor(message: string, details: ConflictDetails) {
    super(message, details)
    this.name = 'ConflictError'
  }
}
