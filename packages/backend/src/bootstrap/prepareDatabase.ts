import { bootstrapDatabase } from './bootstrap';
import { migrateDatabase, seedDatabase } from './migrate';

/**
 * Brings a cluster's database to today's state: an empty hosted project first, then the migrations, then the
 * reference data. Returns the file names of the migrations that were new; a second call changes nothing.
 *
 * @throws DatabaseOutdatedError when it was made by other bootstrap files, or an applied migration was edited or is gone
 */
export async function prepareDatabase(database: { url: string; adminUrl: string }): Promise<string[]> {
  await bootstrapDatabase(database.adminUrl);
  const applied = await migrateDatabase(database.url);
  await seedDatabase(database.url);
  return applied;
}
