import { productMutation } from '../query/productMutation';
import type { GrowClient } from '../session/growClient';
import type { SecondFactor } from './AuthAccount';
import { secondFactorRepository, type FactorProof } from './secondFactorRepository';
import { loginRepository, type EmailChange, type PasswordChange } from './loginRepository';
import { passkeyRepository, type Passkey } from './passkeyRepository';
import { securityKeys } from './securityQueries';

/** A new name of a passkey. */
export interface PasskeyRename {
  readonly id: string;
  readonly name: string;
}

/** Mutations of what keeps the account of `userId` safe; each has all of it read again. */
export function securityMutations(client: GrowClient, userId: string | undefined) {
  const factors = () => secondFactorRepository(client.supabase);
  const passkeys = () => passkeyRepository(client.supabase);
  const mutation = <Input, Result>(name: string, run: (input: Input) => Promise<Result>) =>
    productMutation([...securityKeys.person(userId), name], run, {
      invalidates: [securityKeys.person(userId)],
    });
  return {
    /** Asks both mailboxes for another address. */
    changeEmail: mutation('changeEmail', async (change: EmailChange) =>
      loginRepository(client).changeEmail(change),
    ),
    /** Another password, the current one proved first: not every service looks at it when it is sent along. */
    changePassword: mutation(
      'changePassword',
      async ({ email, ...change }: PasswordChange & { readonly email: string }) => {
        await client.provePassword({ email, password: change.current });
        await loginRepository(client).setPassword(change);
      },
    ),
    /** As `changePassword`, where the current one was proved just now. */
    setPassword: mutation('setPassword', async (change: PasswordChange) =>
      loginRepository(client).setPassword(change),
    ),
    /** Registers a security key under a name, the browser's ceremony included. */
    addSecurityKey: mutation('addSecurityKey', async (name: string) => factors().addSecurityKey(name)),
    /** Takes the first code of a factor: it counts from then on. */
    confirmFactor: mutation('confirmFactor', async (proof: FactorProof) => factors().proveByCode(proof)),
    /** Takes a factor away. */
    removeFactor: mutation('removeFactor', async ({ id }: SecondFactor) => factors().remove(id)),
    /** Registers a passkey; resolves to the name it has, undefined for none. */
    addPasskey: mutation('addPasskey', async (name: string) => passkeys().addPasskey(name)),
    renamePasskey: mutation('renamePasskey', async ({ id, name }: PasskeyRename) =>
      passkeys().renamePasskey(id, name),
    ),
    removePasskey: mutation('removePasskey', async ({ id }: Passkey) => passkeys().removePasskey(id)),
    /** Ends every other session. */
    signOutOthers: mutation('signOutOthers', async () => client.session.signOut('others')),
  };
}
