import type { JsonObject } from '../../tokens';
import { isUuid } from '../bearer';
import type { AuthService, Db } from '../deps';
import { AuthFailure } from '../errors';
import type { NewCredential, StoredCredential } from '../webauthn/ceremonies';
import { nameOfMake } from './names';

/** A row of `auth.webauthn_credentials`. */
export type PasskeyRow = {
  id: string;
  user_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  sign_count: string;
  transports: StoredCredential['transports'];
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
};

/** 404: the person has no such passkey. */
export const passkeyNotFound = () => new AuthFailure(404, 'validation_failed', 'Passkey not found');

/** The key of a passkey, as the ceremonies take it. */
export const keyOf = (row: PasskeyRow): StoredCredential => ({
  id: row.credential_id.toString('base64url'),
  publicKey: row.public_key.toString('base64url'),
  counter: Number(row.sign_count),
  transports: row.transports,
});

/** A passkey as its owner sees it. */
export const passkeyJson = (row: PasskeyRow): JsonObject => ({
  id: row.id,
  ...(row.friendly_name === '' ? {} : { friendly_name: row.friendly_name }),
  created_at: row.created_at,
  ...(row.last_used_at ? { last_used_at: row.last_used_at } : {}),
});

/** A person's passkeys, oldest first. */
export function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db<
    PasskeyRow[]
  >`select * from auth.webauthn_credentials where user_id = ${userId} order by created_at, id`;
}

/** Whose passkey has a credential id (base64url). */
export async function ownerOfCredential(db: Db, credentialId: string): Promise<string | null> {
  const [row] = await db<{ user_id: string }[]>`
    select user_id from auth.webauthn_credentials where credential_id = ${Buffer.from(credentialId, 'base64url')}`;
  return row?.user_id ?? null;
}

/** The passkey with a credential id (base64url), held for the rest of a transaction; null where nobody has it. */
export async function lockPasskeyByCredential(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db<PasskeyRow[]>`
    select * from auth.webauthn_credentials where credential_id = ${Buffer.from(credentialId, 'base64url')} for update`;
  return row ?? null;
}

/** Keeps a new key. @throws AuthFailure webauthn_credential_exists */
export async function insertPasskey(
  service: AuthService,
  db: Db,
  userId: string,
  key: NewCredential,
): Promise<PasskeyRow> {
  const now = service.clock();
  const [row] = await db<PasskeyRow[]>`
    insert into auth.webauthn_credentials (
      user_id, credential_id, public_key, attestation_type, aaguid, sign_count, transports, backup_eligible,
      backed_up, friendly_name, created_at, updated_at
    ) values (
      ${userId}, ${Buffer.from(key.id, 'base64url')}, ${Buffer.from(key.publicKey, 'base64url')}, 'none', ${key.aaguid},
      ${key.counter}, ${db.json(key.transports)}, ${key.isBackupEligible}, ${key.isBackedUp},
      ${nameOfMake(key.aaguid)}, ${now}, ${now}
    ) on conflict (credential_id) do nothing returning *`;
  if (row) return row;
  throw new AuthFailure(422, 'webauthn_credential_exists', 'This credential is already registered');
}

/** Notes that a passkey was used. */
export async function notePasskeyUse(
  service: AuthService,
  db: Db,
  id: string,
  counter: number,
): Promise<void> {
  const now = service.clock();
  await db`
    update auth.webauthn_credentials set sign_count = ${counter}, last_used_at = ${now}, updated_at = ${now}
    where id = ${id}`;
}

/** Gives a person's passkey a name. @throws AuthFailure validation_failed */
export async function renamePasskey(
  service: AuthService,
  db: Db,
  passkey: { id: string; userId: string; name: string },
): Promise<PasskeyRow> {
  if (!isUuid(passkey.id)) throw passkeyNotFound();
  const [row] = await db<PasskeyRow[]>`
    update auth.webauthn_credentials set friendly_name = ${passkey.name}, updated_at = ${service.clock()}
    where id = ${passkey.id} and user_id = ${passkey.userId} returning *`;
  if (!row) throw passkeyNotFound();
  return row;
}

/** Removes a person's passkey. @throws AuthFailure validation_failed */
export async function removePasskey(db: Db, id: string, userId: string): Promise<void> {
  if (!isUuid(id)) throw passkeyNotFound();
  const gone =
    await db`delete from auth.webauthn_credentials where id = ${id} and user_id = ${userId} returning id`;
  if (gone.length === 0) throw passkeyNotFound();
}
