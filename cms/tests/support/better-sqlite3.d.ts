/** The parts of better-sqlite3 that the tests use; the package carries no types. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string, options?: { readonly?: boolean; timeout?: number })
    prepare(sql: string): {
      all(...values: unknown[]): unknown[]
      run(...values: unknown[]): unknown
    }
    exec(sql: string): this
    close(): this
  }
}
