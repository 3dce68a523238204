import type { AppError } from '../errors/AppError';
import type { AppErrorCode } from '../errors/AppErrorCode';
import type { SessionChannel, SessionLock } from '../session';
import type { Clock } from '../time/clock';
import type { SheetContent } from './BallotStand';
import type { SheetWord } from './juryRules';
import type { RoundKind } from '../round/Round';
import type { JuryBallot, JuryRound } from './JuryRound';
import type { JuryRepository } from './juryRepository';
import type { JuryStorage } from './juryStorage';
import type { SheetProblem } from './SheetRecord';

/** Where a score sheet is: `unsent` is on this device alone, `asked` waits for the juror to decide. */
export type SheetPlace = 'sent' | 'unsent' | 'sending' | 'asked';

/** A score sheet as its juror sees it: what they wrote here, over what the server has. */
export interface JurySheet extends JuryBallot {
  readonly isSubmitted: boolean;
  readonly isRecused: boolean;
  readonly isLocked: boolean;
  readonly word: SheetWord;
  readonly place: SheetPlace;
  readonly problem: SheetProblem | undefined;
  /** When it was last changed on this device, while that is not sent. */
  readonly changedAt: Date | undefined;
}

/** How a store stands to the server; `stopped`: it asks for a login. */
export type JuryConnection = 'connecting' | 'online' | 'offline' | 'stopped';

/** What a store shows. */
export interface JurySnapshot {
  /** False until the device's storage has been read. */
  readonly isOpen: boolean;
  readonly round: JuryRound | undefined;
  /** Why there is no round: `no_juror`, `round_not_open_yet`. */
  readonly denial: AppErrorCode | undefined;
  /** In the order of the day. */
  readonly sheets: readonly JurySheet[];
  /** Score sheets of this round that the server lacks. */
  readonly unsent: number;
  readonly link: JuryConnection;
  /** Since when the server is out of reach. */
  readonly offlineSince: Date | undefined;
  readonly error: AppError | undefined;
  /** False once the device has refused to keep something: it then lives as long as the page. */
  readonly isKept: boolean;
}

/**
 * The score sheets of one juror in one round. A change is kept on the device first, then sent; what the server does not answer is
 * sent again until it does. Nothing throws.
 */
export interface JuryStore {
  readonly getSnapshot: () => JurySnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes what a score sheet says; one that was handed in becomes a draft. */
  readonly change: (ballotId: string, content: Partial<SheetContent>) => void;
  /** Hands a score sheet in. False, and nothing done, while a criterion has no step. */
  readonly handIn: (ballotId: string) => boolean;
  /** Makes a draft of what was handed in. */
  readonly takeBack: (ballotId: string) => void;
  /** Steps back from a team: what was scored is deleted. */
  readonly stepBack: (ballotId: string, reason: string) => void;
  readonly undoStepBack: (ballotId: string) => void;
  /** Of two texts, takes the one on this device. */
  readonly keepMine: (ballotId: string) => void;
  /** Of two texts, takes the one of the other device. */
  readonly takeTheirs: (ballotId: string) => void;
  /** Lets go of what the server does not take. */
  readonly dismiss: (ballotId: string) => void;
  /** The page itself can be opened without a connection: once the round is kept as well, organisers are told. */
  readonly noteReady: () => void;
  /** Asks the server now: the network, the login or the person is back. */
  readonly wake: () => void;
  /** Ends the store; what is not sent stays on the device. */
  readonly stop: () => void;
}

/** What a store needs. */
export interface JuryStoreOptions {
  readonly kind: RoundKind;
  readonly userId: string;
  readonly repository: JuryRepository;
  /** Of this person alone. */
  readonly storage: JuryStorage;
  readonly clock: Clock;
  /** A new UUID. */
  readonly newKey: () => string;
  /** Among all tabs of the browser: one of them sends. */
  readonly lock: SessionLock;
  /** Tells the other tabs that something was kept; null where there is no way. */
  readonly channel: SessionChannel | null;
}
