import { isAppError } from '@grow/core';

/** Passes a action's outcome on, and tells when the service refused it because it has such a thing switched off. */
export function noticeNotOffered<T>(action: Promise<T>, onNotOffered: () => void): Promise<T> {
  return action.catch((error: unknown) => {
    if (isAppError(error) && error.code === 'not_offered') onNotOffered();
    throw error;
  });
}
