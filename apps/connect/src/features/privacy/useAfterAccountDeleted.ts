import { forgetPerson, useClientSource } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';

/** Where the public site says goodbye. */
const DELETED_ADDRESS = '/#account-deleted';

/** After the account is gone: this browser forgets the person, and the public site says goodbye. */
export function useAfterAccountDeleted(): () => Promise<void> {
  const source = useClientSource();
  const queryClient = useQueryClient();
  return async () => {
    await source.leave();
    queryClient.clear();
    await forgetPerson(window);
    window.location.assign(DELETED_ADDRESS);
  };
}
