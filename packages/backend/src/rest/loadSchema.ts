import { createPostgresConnection } from '@supabase/lite/postgres';

/** Tables, views, columns, keys and functions as the engine wants to know them. */
export type Schema = Awaited<ReturnType<ReturnType<typeof createPostgresConnection>['introspect']>>;

/**
 * Reads the catalogue once and keeps only what the exposed schemas hold, so that no filter, embed or hint can name
 * a table of another schema.
 */
export async function loadSchema(adminUrl: string, exposedSchemas: readonly string[]): Promise<Schema> {
  const connection = createPostgresConnection({
    url: adminUrl,
    postgresOptions: { max: 1, onnotice: () => undefined },
  });
  try {
    const all = await connection.introspect({ useCache: false });
    const isExposed = (entry: { schema: string }): boolean => exposedSchemas.includes(entry.schema);
    return {
      ...all,
      tables: all.tables.filter(isExposed),
      columns: all.columns.filter(isExposed),
      indexes: all.indexes.filter(isExposed),
      foreign_keys: all.foreign_keys.filter(isExposed),
      primary_keys: all.primary_keys.filter(isExposed),
      views: all.views.filter(isExposed),
      check_constraints: all.check_constraints.filter(isExposed),
      comments: all.comments.filter(isExposed),
      ...(all.functions ? { functions: all.functions.filter(isExposed) } : {}),
      ...(all.unique_constraints ? { unique_constraints: all.unique_constraints.filter(isExposed) } : {}),
    };
  } finally {
    await connection.close();
  }
}
