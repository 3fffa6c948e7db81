/**
 * A snapshot of what changed is not enough: what stores are made with changed too. Nothing that
 * anybody is told of: the publication begins again with all stores.
 */
export class WholeSnapshotNeeded extends Error {
  constructor() {
    super('all stores are needed')
  }
}
