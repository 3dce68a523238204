/** Kinds of faults that the season meets. */
export type FaultKind =
  | 'double click'
  | 'lost answer'
  | 'second tab'
  | 'skewed clock'
  | 'storage out of order'
  | 'mail out of order'
  | 'restart'
  | 'kill';

/** Calls of one kind, such as `POST /rest/v1/rpc/hand_in`. */
export interface CallFigures {
  count: number;
  failed: number;
  milliseconds: number[];
}

/** Something that the server said yes to, to be found in the database by the check that knows its kind. */
export interface Written {
  readonly kind: string;
  readonly id: string;
  readonly value: unknown;
  /** Whose it is, where it goes with their account. */
  readonly by?: string;
  /** Of which team's record it is part. */
  readonly team?: string;
}

/** What one day came to. */
export interface DayFigures {
  /** 1 is the first of the season. */
  readonly day: number;
  readonly calls: number;
  readonly seconds: number;
  readonly checked: number;
  readonly violations: number;
  /** Rows and bytes by table, on the last day of each week. */
  readonly sizes: Readonly<Record<string, number>> | undefined;
}

/** Everything that a season leaves to be reported. */
export class Journal {
  readonly calls = new Map<string, CallFigures>();
  readonly faults = new Map<FaultKind, number>();
  /** Refusals that belong to what was tried, by act and code. */
  readonly refusals = new Map<string, number>();
  /** Refusals that nobody expected. */
  readonly surprises = new Map<string, { count: number; example: string }>();
  readonly written: Written[] = [];
  /** The accounts of those who were ever in a team, by its id. */
  readonly everIn = new Map<string, Set<string>>();
  readonly days: DayFigures[] = [];
  readonly violations: { day: number; name: string; text: string }[] = [];
  /** The longest time that somebody waited for a yes, tries again included, in milliseconds, by act. */
  readonly waits = new Map<string, number>();
  /** People who were logged out though nobody ended their session. */
  readonly loggedOut: string[] = [];

  noteCall(name: string, milliseconds: number, isFailed: boolean): void {
    const figures = this.calls.get(name) ?? { count: 0, failed: 0, milliseconds: [] };
    figures.count += 1;
    if (isFailed) figures.failed += 1;
    figures.milliseconds.push(milliseconds);
    this.calls.set(name, figures);
  }

  noteMember(teamId: string, userId: string): void {
    this.everIn.set(teamId, (this.everIn.get(teamId) ?? new Set()).add(userId));
  }

  noteFault(kind: FaultKind): void {
    this.faults.set(kind, (this.faults.get(kind) ?? 0) + 1);
  }

  noteRefusal(act: string, code: string): void {
    const name = `${act}: ${code}`;
    this.refusals.set(name, (this.refusals.get(name) ?? 0) + 1);
  }

  noteSurprise(act: string, code: string, example: string): void {
    const name = `${act}: ${code}`;
    const known = this.surprises.get(name);
    if (known) known.count += 1;
    else this.surprises.set(name, { count: 1, example });
  }

  noteWait(act: string, milliseconds: number): void {
    this.waits.set(act, Math.max(this.waits.get(act) ?? 0, milliseconds));
  }

  get callCount(): number {
    return [...this.calls.values()].reduce((sum, { count }) => sum + count, 0);
  }
}
