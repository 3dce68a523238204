import type { AppError } from '../errors/AppError';
import type { Clock } from '../time/clock';
import type { CheckInEvent, CheckInGuest, CheckInList } from './CheckInList';
import type { CheckInRepository } from './checkInRepository';
import type { CheckInStorage } from './checkInStorage';
import type { CheckInScan } from './CheckInScan';
import type { CheckInVerdict } from './verdicts';

/** A scan with what is known about it. */
export interface CheckInScanResult {
  /** The scan's key, by which it is taken back. */
  readonly key: string;
  readonly at: Date;
  readonly desk: string;
  /** Undefined where the code was none of ours. */
  readonly registrationId: string | undefined;
  /** Undefined where the list does not know them. */
  readonly guest: Pick<CheckInGuest, 'name' | 'seat' | 'team'> | undefined;
  readonly verdict: CheckInVerdict;
  /** Whether the server has answered. */
  readonly isAnswered: boolean;
  readonly isTakenBack: boolean;
  /** The desk had let them in, and heard later that it was otherwise. */
  readonly isCorrected: boolean;
}

/** How a desk stands to the server; `stopped`: it asks for a login. */
export type CheckInConnection = 'connecting' | 'online' | 'offline' | 'stopped';

/** What a desk shows. */
export interface CheckInSnapshot {
  /** Undefined until it is known; null where there is no such event. */
  readonly event: CheckInEvent | null | undefined;
  readonly list: CheckInList | undefined;
  /** The newest first. */
  readonly results: readonly CheckInScanResult[];
  /** Own scans that are not answered yet, refused ones too. */
  readonly scans: readonly CheckInScan[];
  /** Scans on this device that other people have to send. */
  readonly others: number;
  readonly link: CheckInConnection;
  /** Why it is offline or stopped. */
  readonly error: AppError | undefined;
  /** False once the browser's storage has refused a scan: it then lives as long as the page. */
  readonly isKept: boolean;
}

/**
 * A check-in desk. With a network the server has 0.6 seconds to answer (`asking`), else the desk answers by itself and tells
 * the server later.
 */
export interface CheckInDesk {
  readonly getSnapshot: () => CheckInSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** A code as a camera or a hand reads it. */
  readonly scan: (text: string) => CheckInScanResult;
  /** Somebody found by name; `isForced` lets in also who waits, has cancelled, sits online or is not on the list. */
  readonly letIn: (registrationId: string, isForced?: boolean) => CheckInScanResult;
  /** Takes a scan back, sent or not. */
  readonly takeBack: (key: string) => void;
  /** Lets go of scans that the server refused. */
  readonly dismissRefused: () => void;
  /** Asks the server now: the network or the person is back. */
  readonly wake: () => void;
  /** Ends the desk; what is not sent stays on the device. */
  readonly stop: () => void;
}

/** What a desk needs. */
export interface CheckInDeskOptions {
  readonly slug: string;
  readonly userId: string;
  readonly repository: CheckInRepository;
  readonly storage: CheckInStorage;
  readonly clock: Clock;
  /** A new UUID. */
  readonly newKey: () => string;
  /** What the desk calls itself now. */
  readonly deskName: () => string;
}
