import { readRow } from '../db/readRow';
import type { GrowSupabase } from '../db/growSupabase';
import { toAppError } from '../errors/toAppError';
import { guard } from '../errors/unwrap';
import { askAuth } from './askAuth';

/** A key that logs a person in without a password. */
export interface Passkey {
  readonly id: string;
  readonly name: string | undefined;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
}

/** Reads an entry of the auth service's list. @throws AppError `malformed_row` */
export function passkeyFromRow(value: unknown): Passkey {
  const row = readRow('passkeys', value);
  return {
    id: row.requiredText('id'),
    name: row.optionalText('friendly_name'),
    createdAt: row.time('created_at'),
    lastUsedAt: row.optionalTime('last_used_at'),
  };
}

/** A person's passkeys at the auth service. Every call throws only AppError. */
export function passkeyRepository(client: GrowSupabase) {
  const { passkey } = client.auth;
  return {
    /** All of them. @throws AppError `not_offered` where the service offers none */
    async listPasskeys(): Promise<Passkey[]> {
      const rows = await askAuth(() => passkey.list());
      return guard(() => Promise.resolve(rows.map(passkeyFromRow)));
    },

    /**
     * Registers one, the browser's ceremony included, and names it. It logs in from then on, also when the name did not
     * get through: resolves to the name it has, undefined for none. @throws AppError `key_refused`, `key_known`
     */
    async addPasskey(name: string): Promise<string | undefined> {
      const added = await askAuth(() => client.auth.registerPasskey());
      const naming = askAuth(() => passkey.update({ passkeyId: added.id, friendlyName: name }));
      return naming.then(
        () => name,
        () => added.friendly_name,
      );
    },

    /** Gives it another name. @throws AppError `not_found` */
    async renamePasskey(id: string, name: string): Promise<void> {
      await askAuth(() => passkey.update({ passkeyId: id, friendlyName: name }));
    },

    /** Takes it away. @throws AppError `not_found` */
    async removePasskey(id: string): Promise<void> {
      await guard(async () => {
        const { error } = await passkey.delete({ passkeyId: id });
        if (error) throw toAppError(error);
      });
    },
  };
}
