import type { CheckInStorage } from '@grow/core/check-in';

/** The browser's storage for a check-in desk: written at once, so that a closed laptop loses nothing. Everything may throw. */
export const checkInStorage = (storage: () => Storage): CheckInStorage => ({
  names: () => {
    const open = storage();
    return Array.from({ length: open.length }, (_, index) => open.key(index) ?? '');
  },
  read: (name) => storage().getItem(name),
  write: (name, text) => storage().setItem(name, text),
  remove: (name) => storage().removeItem(name),
});
