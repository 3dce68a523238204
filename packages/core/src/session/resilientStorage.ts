import type { StoredValue, SyncStorage } from './cookieStorage';

/** Where the session is kept: for good, or only as long as this page lives, and then why. */
export type StorageStatus =
  | { readonly kind: 'persistent' }
  | {
      readonly kind: 'memory';
      readonly reason: 'absent' | 'unreadable' | 'refused';
      readonly cause?: unknown;
    };

/** A storage that never throws. */
export interface ResilientStorage extends SyncStorage {
  status(): StorageStatus;
}

/**
 * Stands in for a storage that throws or refuses: what it did not take is kept in memory, what it could not remove
 * counts as removed, and the status says so. The next write tries the real storage again.
 */
export function createResilientStorage(
  primary: SyncStorage | null,
  onStatus: (status: StorageStatus) => void,
): ResilientStorage {
  const memory = new Map<string, StoredValue>();
  let status: StorageStatus =
    primary === null ? { kind: 'memory', reason: 'absent' } : { kind: 'persistent' };
  const setStatus = (next: StorageStatus) => {
    const isSame =
      next.kind === status.kind &&
      (next.kind === 'persistent' || (status.kind === 'memory' && next.reason === status.reason));
    if (isSame) return;
    status = next;
    onStatus(next);
  };
  const tryRemove = (key: string): boolean => {
    try {
      primary?.remove(key);
      return true;
    } catch {
      return false;
    }
  };

  return {
    status: () => status,
    read(key) {
      const held = memory.get(key);
      if (held !== undefined || primary === null) return held ?? { kind: 'none' };
      try {
        return primary.read(key);
      } catch (cause) {
        setStatus({ kind: 'memory', reason: 'unreadable', cause });
        return { kind: 'none' };
      }
    },
    write(key, value) {
      if (primary !== null) {
        try {
          primary.write(key, value);
          memory.delete(key);
          if (memory.size === 0) setStatus({ kind: 'persistent' });
          return;
        } catch (cause) {
          tryRemove(key);
          setStatus({ kind: 'memory', reason: 'refused', cause });
        }
      }
      memory.set(key, { kind: 'value', value });
    },
    remove(key) {
      if (primary === null || tryRemove(key)) memory.delete(key);
      else memory.set(key, { kind: 'none' });
    },
  };
}
