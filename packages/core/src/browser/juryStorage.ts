// A juror's texts in a database of their own on this device.
import type { JuryStorage, KeptText } from '../jury';
import { keptFrom, openJuryDatabase, readTexts, STORE } from './juryDatabase';

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
    opened ??= openJuryDatabase(userId, true);
    // One that did not open is tried again with the next text.
    opened.catch(() => (opened = undefined));
    return opened;
  };
  return {
    readAll: async () => readTexts(await open()),
    update: async (name, change) => changeText(await open(), name, change),
  };
}
