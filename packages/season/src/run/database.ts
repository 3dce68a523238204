import postgres from 'postgres';

/** The one connection to a database that may move to another port. */
export interface Database {
  /** As the role that owns the schema. */
  sql(): postgres.Sql;
  close(): Promise<void>;
}

/** Connects with the first question, and anew where the address is another one by now. */
export function databaseAt(address: () => string): Database {
  let open: { address: string; sql: postgres.Sql } | undefined;
  return {
    sql() {
      const now = address();
      if (open?.address !== now) {
        // Its server is gone: nothing is under way on it.
        void open?.sql.end({ timeout: 0 }).catch(() => undefined);
        open = { address: now, sql: postgres(now, { max: 1, onnotice: () => undefined }) };
      }
      return open.sql;
    },
    async close() {
      await open?.sql.end({ timeout: 1 });
    },
  };
}
