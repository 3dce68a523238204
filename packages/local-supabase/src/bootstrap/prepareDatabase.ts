import { bootstrapDatabase } from './bootstrap';
import { migrateDatabase, seedDatabase } from './migrate';

/**
 * Brings a cluster's database to the state of a project folder: an empty hosted project first, then its migrations, then
 * its seed. Returns the file names of the migrations that were new; a second call changes nothing.
 *
 * @throws DatabaseOutdatedError when it was made by other bootstrap files, or an applied migration was edited or is gone
 */
export async function prepareDatabase(
  database: { url: string; adminUrl: string },
  projectFolder: string,
): Promise<string[]> {
  await bootstrapDatabase(database.adminUrl);
  const applied = await migrateDatabase(database.url, projectFolder);
  await seedDatabase(database.url, projectFolder);
  return applied;
}
