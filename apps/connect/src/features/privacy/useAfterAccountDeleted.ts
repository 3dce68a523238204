import { forgetPerson, useLeave } from '@grow/shell';

/** Where the public site says goodbye. */
const DELETED_ADDRESS = '/#account-deleted';

/** After the account is gone: this browser forgets the person, and the public site says goodbye. */
export function useAfterAccountDeleted(): () => Promise<void> {
  const leave = useLeave();
  return async () => {
    await leave();
    await forgetPerson(window);
    window.location.assign(DELETED_ADDRESS);
  };
}
