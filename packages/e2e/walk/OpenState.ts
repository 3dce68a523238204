import type { Stack } from '../src/stack';
import type { Role } from './roles';

/** An address and its password. */
export interface Login {
  email: string;
  password: string;
}

/** Who logs in as which role, and the token in the link of the guest's invitation. */
export type Accounts = Readonly<Record<Exclude<Role, 'visitor'>, Login>> & { guestToken: string };

/** A state that runs and that the tests' own calls talk to, until it is stopped. */
export interface OpenState {
  stack: Stack;
  accounts: Accounts;
  stop: () => Promise<void>;
}
