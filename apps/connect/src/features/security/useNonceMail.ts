import { isAppError } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useRef } from 'react';
import { mailNonce } from './nonceActions';

/**
 * Mails the code that proves a login anew. Who goes back and asks again within the minute gets no second mail, and needs
 * none: the code of the first still counts.
 */
export function useNonceMail(): () => Promise<void> {
  const client = useGrowClient();
  const hasMailed = useRef(false);
  return async () => {
    try {
      await mailNonce(client);
    } catch (error) {
      if (!hasMailed.current || !isAppError(error) || error.code !== 'rate_limited') throw error;
    }
    hasMailed.current = true;
  };
}
