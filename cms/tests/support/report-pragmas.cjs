// Preloaded into a CMS by a test: on SIGUSR2 it asks the CMS's own SQLite connections for their
// settings and writes the answers to the file that PRAGMA_REPORT names.
const { writeFileSync } = require('node:fs')
const Database = require('better-sqlite3')

const connections = new Set()
const { prepare } = Database.prototype
Database.prototype.prepare = function (sql) {
  connections.add(this)
  return prepare.call(this, sql)
}

const NAMES = ['journal_mode', 'synchronous', 'busy_timeout', 'foreign_keys']
process.on('SIGUSR2', () => {
  const report = [...connections]
    .filter((connection) => connection.open)
    .map((connection) =>
      Object.fromEntries(NAMES.map((name) => [name, connection.pragma(name, { simple: true })])),
    )
  writeFileSync(process.env.PRAGMA_REPORT, JSON.stringify(report))
})
