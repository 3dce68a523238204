// What of score sheets is on this device, for signing out: counted, and deleted.
import { deleteJuryDatabase, juryDatabaseUsers, openJuryDatabase, readTexts } from './juryDatabase';

/** How many score sheets of a person are on this device alone. Never rejects. */
export async function countUnsentSheets(userId: string): Promise<number> {
  try {
    const database = await openJuryDatabase(userId, false);
    try {
      return [...(await readTexts(database)).values()].filter(({ isUnsent }) => isUnsent).length;
    } finally {
      database.close();
    }
  } catch {
    return 0;
  }
}

/** Deletes what this device keeps of a person's score sheets, sent or not. Never rejects. */
export async function forgetSheets(userId: string): Promise<void> {
  try {
    await deleteJuryDatabase(userId);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** The same for everybody who was at this device. Never rejects. */
export async function forgetAllSheets(): Promise<void> {
  try {
    await Promise.all((await juryDatabaseUsers()).map(forgetSheets));
  } catch {
    // As above; a browser that names no databases leaves them to the sign-out before.
  }
}
