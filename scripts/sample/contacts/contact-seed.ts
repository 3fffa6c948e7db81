import type { SymbolName } from '../art/symbols/index.ts'

/** Name, address ('-' without one), telephone ('' without one). */
export type ContactSeed = [name: string, address: string, phone: string]

export interface ContactCategorySeed {
  id: number
  symbol: SymbolName
  title: string
  description: string
  items: ContactSeed[]
}
