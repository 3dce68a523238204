// What a team hands in for a week, once more and as plainly as possible: no locks, no lateness of any clock. Time passes in
// order, and each thing that it does happens at its own time; so the model knows nothing of who came by first. Where the rules
// say nothing, a comment says what is taken here.
import { isDeepStrictEqual } from 'node:util';
import { byKey, isReady, PART_RULES, returnDue, REVIEW, type Value, type Week } from './rules';

/** A team as far as hand-ins ask: who is in it, and who looks after it. */
export interface ModelTeam {
  id: string;
  members: string[];
  mentor: string | null;
}

/** What a part says now. */
export interface ModelPart {
  key: string;
  value: Value;
  version: number;
  by: string;
  at: number;
}
interface Entry extends ModelPart {
  began: number;
}
interface ModelVersion {
  number: number;
  parts: Record<string, Value>;
  at: number;
  by: string | null;
  isByClock: boolean;
  isComplete: boolean;
  isLate: boolean;
  dueAt: number;
  replacedAt: number | null;
}

/** A verdict on a version. */
export interface ModelVerdict {
  version: number;
  author: string;
  decision: string;
  note: string;
  createdAt: number;
  settlesAt: number;
  settledAt: number | null;
}

/** Something that time does. */
interface Happening {
  at: number;
  does: () => void;
}

/** The hand-in of one team for one week: what it is, and what time does to it. */
export class HandInTime {
  /** Whether there is a row: from whatever its team or an organiser does first, also from asking for more time. */
  isThere = false;
  state = 'draft';
  extendedUntil: number | null = null;
  extensionReason: string | null = null;
  asked: { at: number; by: string; reason: string } | null = null;
  review: { by: string; since: number } | null = null;
  takenBackAt: number | null = null;
  returnDueAt: number | null = null;
  isOverdue = false;
  isByClock = true;
  /** What stood before an organiser opened it again. */
  reopened: {
    versions: number;
    until: number | null;
    stood: Pick<HandInTime, 'state' | 'review' | 'returnDueAt' | 'isOverdue'>;
  } | null = null;
  readonly parts = new Map<string, ModelPart>();
  readonly history: Entry[] = [];
  readonly versions: ModelVersion[] = [];
  readonly verdicts: ModelVerdict[] = [];
  private readonly seen = { dueAt: 0, closesAt: 0 };

  constructor(
    readonly team: ModelTeam,
    readonly week: Week,
    protected readonly orga: string,
  ) {}

  get dueAt(): number {
    return Math.max(this.week.dueAt, this.extendedUntil ?? 0);
  }
  get closesAt(): number {
    return this.dueAt + this.week.grace;
  }
  get newest(): ModelVersion | null {
    return this.versions.at(-1) ?? null;
  }
  get pending(): ModelVerdict | null {
    return this.verdicts.find(({ settledAt }) => settledAt === null) ?? null;
  }

  /** When something happens by itself, and when the week opens. */
  get times(): number[] {
    return [this.week.opensAt, ...this.happenings.map(({ at }) => at)];
  }

  // Each due time and each end of a grace happens once, and an extension makes others. At one and the same time, of which the
  // rules say nothing, what was begun before ends first: a verdict counts, a review ends, it is due, the grace is over.
  private get happenings(): Happening[] {
    const { pending, review, dueAt, closesAt, returnDueAt } = this;
    const all: (Happening | false)[] = [
      pending !== null && { at: pending.settlesAt, does: () => this.settle(pending) },
      review !== null && pending === null && { at: review.since + REVIEW, does: () => this.endReview() },
      this.seen.dueAt !== dueAt && {
        at: dueAt,
        does: () => {
          this.seen.dueAt = dueAt;
          this.handInByClock(dueAt, false);
        },
      },
      this.seen.closesAt !== closesAt && {
        at: closesAt,
        does: () => {
          this.seen.closesAt = closesAt;
          this.handInByClock(closesAt, true);
        },
      },
      this.state === 'changes_requested' &&
        !this.isOverdue &&
        returnDueAt !== null && { at: returnDueAt, does: () => void (this.isOverdue = true) },
    ];
    return all.filter((happening) => happening !== false);
  }

  /** Lets happen, in order, what happens until then and at that time. */
  passTo(now: number): void {
    const next = this.happenings
      .filter(({ at }) => at <= now)
      .reduce<Happening | null>((first, each) => (first && first.at <= each.at ? first : each), null);
    if (!next) return;
    next.does();
    this.passTo(now);
  }

  private settle(verdict: ModelVerdict): void {
    verdict.settledAt = verdict.settlesAt;
    this.review = null;
    this.state = verdict.decision;
    if (verdict.decision === 'changes_requested') this.giveBack(verdict.settlesAt);
  }

  protected giveBack(at: number): void {
    this.review = null;
    this.state = 'changes_requested';
    this.returnDueAt = returnDue(at);
    this.isOverdue = false;
  }

  protected endReview(): void {
    this.review = null;
    this.state = 'submitted';
  }

  // When it is due, what is complete, also in place of what was handed in before and changed since; when the grace ends,
  // whatever nobody handed in. Of a returned one the rules say nothing: it has a day of its own, and waits for its team. What is
  // read at that time stays as it is read.
  private handInByClock(at: number, isLate: boolean): void {
    const parts = this.frozen;
    const isWanted = isLate ? this.state === 'draft' : this.state === 'draft' || this.state === 'submitted';
    if (!isWanted || !this.isByClock || this.team.members.length === 0 || Object.keys(parts).length === 0)
      return;
    if (!isLate && !isComplete(parts)) return;
    if (isDeepStrictEqual(this.newest?.parts, parts)) this.state = 'submitted';
    else this.freeze(null, isLate, at);
  }

  protected get frozen(): Record<string, Value> {
    const written = [...this.parts.values()].filter(({ value }) => isReady(value));
    return Object.fromEntries(written.map(({ key, value }) => [key, value]));
  }

  // Late for ever, or never, by the first version.
  protected freeze(by: string | null, isLate: boolean, at: number): ModelVersion {
    const [first] = this.versions;
    if (this.newest) this.newest.replacedAt = at;
    const version = {
      ...{ number: this.versions.length + 1, parts: this.frozen, at, by, isByClock: by === null },
      isComplete: isComplete(this.frozen),
      isLate: first?.isLate ?? isLate,
      dueAt: first?.dueAt ?? this.dueAt,
      replacedAt: null,
    };
    this.versions.push(version);
    this.state = 'submitted';
    return version;
  }

  /** What it is, as a row. */
  get row(): Record<string, unknown> {
    const [first] = this.versions;
    return {
      ...{ state: this.state, version: this.versions.length },
      ...{ isLate: first?.isLate ?? null, dueAt: first?.dueAt ?? null },
      ...{ extendedUntil: this.extendedUntil, extensionReason: this.extensionReason, asked: this.asked },
      ...{ review: this.review, takenBackAt: this.takenBackAt },
      ...{ returnDueAt: this.returnDueAt, isOverdue: this.isOverdue, isByClock: this.isByClock },
    };
  }

  /** Everything that there is of it; null where there is nothing. */
  get whole(): Record<string, unknown> | null {
    if (!this.isThere) return null;
    const { row, versions, verdicts, history } = this;
    return {
      row,
      parts: [...this.parts.values()].sort(byKey),
      history: [...history].sort(byKey),
      versions,
      verdicts,
    };
  }
}

const isComplete = (parts: Readonly<Record<string, Value>>): boolean =>
  [...PART_RULES].every(([key, { isRequired }]) => !isRequired || key in parts);
