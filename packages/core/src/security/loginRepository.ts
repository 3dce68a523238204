import type { GrowClient } from '../session/growClient';
import { askAuth } from './askAuth';

/** Another password, and the one that counts until then. */
export interface PasswordChange {
  readonly current: string;
  readonly password: string;
  /** The code that was mailed, where the service asks for one. */
  readonly nonce?: string | undefined;
}

/** Another address; `returnTo` is the whole address that the mails lead to. */
export interface EmailChange {
  readonly email: string;
  readonly returnTo: string;
}

/** What a person logs in with. Every call throws only AppError. */
export function loginRepository({ supabase }: Pick<GrowClient, 'supabase'>) {
  return {
    /**
     * Sets another password; other sessions end.
     * @throws AppError `password_wrong`, `reauthentication_needed`, `same_password`, `weak_password`
     */
    async setPassword({ current, password, nonce }: PasswordChange): Promise<void> {
      const attributes = { password, current_password: current, ...(nonce === undefined ? {} : { nonce }) };
      await askAuth<{ user: unknown }>(() => supabase.auth.updateUser(attributes));
    },

    /** Asks both mailboxes for another address. @throws AppError `email_taken` */
    async changeEmail({ email, returnTo }: EmailChange): Promise<void> {
      await askAuth<{ user: unknown }>(() =>
        supabase.auth.updateUser({ email }, { emailRedirectTo: returnTo }),
      );
    },
  };
}
