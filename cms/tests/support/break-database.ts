import type { DatabaseClient } from './database.ts'

/**
 * From now on the COMMIT of a transaction that adds a category named 'Se pierde' fails, after
 * every INSERT has succeeded: a deferred constraint is looked at only then.
 */
export const FAILING_COMMIT: Record<DatabaseClient, string> = {
  sqlite: `
    CREATE TABLE test_parents (id INTEGER PRIMARY KEY);
    CREATE TABLE test_children (
      parent INTEGER REFERENCES test_parents (id) DEFERRABLE INITIALLY DEFERRED
    );
    CREATE TRIGGER test_failing_commit AFTER INSERT ON categories WHEN NEW.name = 'Se pierde'
    BEGIN INSERT INTO test_children VALUES (404); END`,
  postgres: `
    CREATE TABLE test_parents (id INTEGER PRIMARY KEY);
    CREATE TABLE test_children (
      parent INTEGER REFERENCES test_parents (id) DEFERRABLE INITIALLY DEFERRED
    );
    CREATE FUNCTION test_failing_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO test_children VALUES (404); RETURN NULL; END $$;
    CREATE TRIGGER test_failing_commit AFTER INSERT ON categories FOR EACH ROW
    WHEN (NEW.name = 'Se pierde') EXECUTE FUNCTION test_failing_commit()`,
}

/** From now on no lead of this name can be stored: the INSERT itself fails. */
export const failingLead = (name: string): Record<DatabaseClient, string> => ({
  sqlite: `
    CREATE TRIGGER test_full BEFORE INSERT ON leads WHEN NEW.nombre = '${name}'
    BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
  postgres: `
    CREATE FUNCTION test_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'disk full'; END $$;
    CREATE TRIGGER test_full BEFORE INSERT ON leads FOR EACH ROW
    WHEN (NEW.nombre = '${name}') EXECUTE FUNCTION test_full()`,
})
