// Score sheets in IndexedDB: a database for each person, so that nobody reads another's and one is deleted whole.
import type { JuryStorage, KeptText } from '../jury';

const PREFIX = 'grow-jury-';
const STORE = 'texts';

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('The database failed', 'UnknownError'));
  });

/** Opens a person's database; without `isMade` one that is not there stays so, and opening it rejects. */
function openDatabase(userId: string, isMade: boolean): Promise<IDBDatabase> {
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

function readTexts(database: IDBDatabase): Promise<ReadonlyMap<string, KeptText>> {
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

const keptFrom = (value: unknown): KeptText | undefined => {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('isUnsent' in value))
    return undefined;
  const { text, isUnsent } = value;
  return typeof text === 'string' && typeof isUnsent === 'boolean' ? { text, isUnsent } : undefined;
};

function changeText(
  database: IDBDatabase,
  name: string,
  change: (kept: KeptText | undefined) => KeptText | undefined,
): Promise<KeptText | undefined> {
  return new Promise((resolve, reject) => {
    // `strict`: what is said to be on this phone survives the battery.
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(STORE);
    let result: KeptText | undefined;
    const reading: IDBRequest<unknown> = store.get(name);
    reading.onsuccess = () => {
      result = change(keptFrom(reading.result));
      if (result) store.put(result, name);
      else store.delete(name);
    };
    transaction.oncomplete = () => resolve(result);
    const fail = () =>
      reject(transaction.error ?? new DOMException('The database refused it', 'UnknownError'));
    transaction.onerror = fail;
    transaction.onabort = fail;
  });
}

/** Texts of one person in a database of their own. Rejects with DOMException where the browser keeps nothing. */
export function browserJuryStorage(userId: string): JuryStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(userId, true);
    // One that did not open is tried again with the next text.
    opened.catch(() => (opened = undefined));
    return opened;
  };
  return {
    readAll: async () => readTexts(await open()),
    update: async (name, change) => changeText(await open(), name, change),
  };
}

/** How many score sheets of a person are on this device alone. Never rejects. */
export async function countUnsentSheets(userId: string): Promise<number> {
  try {
    const database = await openDatabase(userId, false);
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
    await finished(indexedDB.deleteDatabase(PREFIX + userId));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** The same for everybody who was at this device. Never rejects. */
export async function forgetAllSheets(): Promise<void> {
  try {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const own = names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
    await Promise.all(own.map(forgetSheets));
  } catch {
    // As above; a browser that names no databases leaves them to the sign-out before.
  }
}
