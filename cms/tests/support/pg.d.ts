/** The parts of pg that the tests use; the package carries no types. */
declare module 'pg' {
  export interface Result {
    rows: unknown[]
    rowCount: number | null
  }
  export class Client {
    constructor(options: { connectionString: string })
    connect(): Promise<void>
    query(sql: string, values?: unknown[]): Promise<Result>
    end(): Promise<void>
  }
}
