import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing';

/** A database for the tests of a file, made before the first of them and dropped after the last; `open` gets its connections. */
export function withDatabase(open: (sql: postgres.Sql) => void): void {
  let database: TestDatabase;
  let sql: postgres.Sql;
  beforeAll(async () => {
    database = await createTestDatabase();
    sql = postgres(database.adminUrl, { max: 4, onnotice: () => undefined });
    open(sql);
  });
  afterAll(async () => {
    await sql.end();
    await database.drop();
  });
}
