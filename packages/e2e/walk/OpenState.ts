import type { Stack } from '../src/stack';
import type { Role } from './roles';

/** An address and its password. */
export interface Login {
  email: string;
  password: string;
  /** The text of their authenticator app, where a login asks for its code. */
  secret?: string;
}

/** Who logs in as which role; whom a state does not have is left out. */
export type Accounts = Readonly<Partial<Record<Exclude<Role, 'visitor'>, Login>>>;

/** A state that runs and that the tests' own calls talk to, until it is stopped. */
export interface OpenState {
  stack: Stack;
  accounts: Accounts;
  /** The token in the link of the guest's invitation; empty where nobody is invited. */
  guestToken: string;
  stop: () => Promise<void>;
}

/** A state that can be opened, once. */
export interface PreparedState {
  open: () => Promise<OpenState>;
  /** Removes what was kept of it; after it was stopped, or instead of opening it. */
  discard: () => Promise<void>;
}
