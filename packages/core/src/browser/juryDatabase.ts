// Score sheets in IndexedDB: a database for each person, so that nobody reads another's and one is deleted whole.
import type { KeptText } from '../jury';

const PREFIX = 'grow-jury-';
/** The store that holds the texts of sheets, by name. */
export const STORE = 'texts';

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('The database failed', 'UnknownError'));
  });

/** Opens a person's database; without `isMade` one that is not there stays so, and opening it rejects. */
export function openJuryDatabase(userId: string, isMade: boolean): Promise<IDBDatabase> {
  const request = indexedDB.open(PREFIX + userId, 1);
  request.onupgradeneeded = () => {
    if (isMade) request.result.createObjectStore(STORE);
    else request.transaction?.abort();
  };
  return finished(request).then((database) => {
    // Somebody signs out in another tab: the database goes.
    database.onversionchange = () => database.close();
    return database;
  });
}

/** Every text there is; what somebody else wrote into the store is passed over. */
export function readTexts(database: IDBDatabase): Promise<ReadonlyMap<string, KeptText>> {
  const store = database.transaction(STORE).objectStore(STORE);
  return new Promise((resolve, reject) => {
    const texts = new Map<string, KeptText>();
    const request: IDBRequest<IDBCursorWithValue | null> = store.openCursor();
    request.onerror = () => reject(request.error ?? new DOMException('The database failed', 'UnknownError'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve(texts);
      const kept = keptFrom(cursor.value);
      if (typeof cursor.key === 'string' && kept) texts.set(cursor.key, kept);
      cursor.continue();
    };
  });
}

/** A text as it was stored; undefined for anything else. */
export const keptFrom = (value: unknown): KeptText | undefined => {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('isUnsent' in value))
    return undefined;
  const { text, isUnsent } = value;
  return typeof text === 'string' && typeof isUnsent === 'boolean' ? { text, isUnsent } : undefined;
};

/** Deletes a person's database, whether it is there or not. */
export async function deleteJuryDatabase(userId: string): Promise<void> {
  await finished(indexedDB.deleteDatabase(PREFIX + userId));
}

/** The ids of those who have a database here. Rejects in a browser that names no databases. */
export async function juryDatabaseUsers(): Promise<string[]> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
}
