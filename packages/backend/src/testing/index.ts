import { copyPreparedData as copyData, type PreparedDatabase } from '@grow/local-supabase/testing';
import { withConnection } from '@grow/local-supabase';
import { applyDemo } from '../demo';

export { createTestDatabase, type TestDatabase } from '@grow/local-supabase/testing';

/** Fills a folder with a database as a first start with demo people leaves it. */
export function copyPreparedData(dataDir: string): Promise<void> {
  return copyData(dataDir, fill);
}

/** Demo people are reminded of tomorrow's event by dozens of mails, for which the first mail of a test would wait. */
async function fill({ adminUrl }: PreparedDatabase): Promise<void> {
  await applyDemo(adminUrl, new Date());
  await withConnection(adminUrl, async (sql) => {
    await sql`select public.remind_of_events()`;
    await sql`select public.remind_of_office_hours()`;
    await sql`delete from private.outbox`;
  });
}
