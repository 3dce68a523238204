// The guest of the jury: in life they log in by a code of a mail, and nobody knows the token in their link.
import { onDatabase } from '../src/database';
import { asAdmin } from '../src/people';
import type { Login } from './OpenState';

const TOKEN = 'walk-of-the-guest-of-the-jury';
const PASSWORD = 'eleven-weeks-2425';

/** Lets somebody log in with a password; resolves to their address. */
export async function givePassword(userId: string, password: string): Promise<Login> {
  const user = await asAdmin<{ email: string }>('PUT', `/auth/v1/admin/users/${userId}`, { password });
  return { email: user.email, password };
}

/** The first guest who was invited, with a password and a link of a known token; undefined where there is none. */
export async function guestOf(): Promise<{ login: Login; token: string } | undefined> {
  const [guest] = await onDatabase(
    (sql) => sql<{ id: string }[]>`
      update private.guests set token_hash = private.hash_of(${TOKEN})
      where user_id = (select user_id from private.guests where revoked_at is null order by created_at limit 1)
      returning user_id as id`,
  );
  return guest && { login: await givePassword(guest.id, PASSWORD), token: TOKEN };
}
