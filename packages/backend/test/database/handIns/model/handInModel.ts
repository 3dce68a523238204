// What people do to a hand-in, and what they are refused. Where the rules say nothing, a comment says what is taken here; of the
// order of refusals they say nothing at all: who may not comes first, then the state, then what was sent.
import { isDeepStrictEqual } from 'node:util';
import { MINUTE } from '../handInWorld';
import { HandInTime, type ModelPart, type ModelVerdict } from './handInTime';
import { byKey, NOTE_LIMIT, PART_RULES, PENDING, Refused, type Value } from './rules';

/** The hand-in of one team for one week. */
export class HandInModel extends HandInTime {
  // What the team does.

  private checkMember(person: string): void {
    if (!this.team.members.includes(person)) throw new Refused('GR014');
  }

  private checkWritable(now: number): void {
    if (this.state === 'changes_requested') return;
    if (now < this.week.opensAt) throw new Refused('GR036');
    const isLocked =
      this.state === 'in_review' ||
      this.state === 'accepted' ||
      (this.state === 'submitted' && now >= this.dueAt);
    if (isLocked) throw new Refused('GR037', this.state);
    if (now >= this.closesAt) throw new Refused('GR035');
  }

  save(person: string, key: string, value: Value, version: number, now: number): unknown {
    this.checkMember(person);
    const rule = PART_RULES.get(key);
    if (!rule) throw new Refused('GR009');
    const last = this.parts.get(key);
    if (last && isDeepStrictEqual(last.value, value)) return last;
    this.checkWritable(now);
    if ((last?.version ?? 0) !== version) throw new Refused('GR033', last ? [last] : []);
    const reason = rule.refuses(value);
    if (reason !== null) throw new Refused('GR034', reason);
    const part = { key, value, version: version + 1, by: person, at: now };
    this.parts.set(key, part);
    this.isThere = true;
    this.note(part);
    return part;
  }

  // Five minutes since the first save of an entry, not since the last: so a long evening has more than one.
  private note(part: ModelPart): void {
    const last = this.history.findLast(({ key }) => key === part.key);
    const isApart = last && last.at < this.dueAt && part.at >= this.dueAt;
    if (last?.by === part.by && part.at < last.began + 5 * MINUTE && !isApart) Object.assign(last, part);
    else this.history.push({ ...part, began: part.at });
  }

  handIn(person: string, versions: Readonly<Record<string, number>>, now: number): unknown {
    this.checkMember(person);
    const isSame = isDeepStrictEqual(this.newest?.parts, this.frozen);
    // A second press says what the first did, also of what is locked since.
    if (isSame && ['submitted', 'in_review', 'accepted'].includes(this.state)) return this.newest;
    this.checkWritable(now);
    const changed = [...this.parts.values()].filter(({ key, version }) => versions[key] !== version);
    if (changed.length > 0) throw new Refused('GR033', changed.sort(byKey));
    if (Object.keys(this.frozen).length === 0) throw new Refused('GR038');
    if (isSame && this.state === 'draft') {
      this.state = 'submitted';
      return this.newest;
    }
    // A returned one that is as it was is a version, too: what was asked for may have been answered elsewhere.
    if (this.state === 'changes_requested' && this.returnDueAt !== null && now >= this.returnDueAt)
      this.isOverdue = true;
    return this.freeze(person, now >= this.dueAt, now);
  }

  takeBack(person: string, now: number): unknown {
    this.checkThere();
    this.checkMember(person);
    if (this.state === 'draft') return this.row;
    const isOver =
      now >= this.dueAt ||
      this.pending !== null ||
      !['submitted', 'in_review'].includes(this.state) ||
      (this.state === 'in_review' && this.takenBackAt !== null);
    if (isOver) throw new Refused('GR039', this.state);
    if (this.state === 'in_review') this.takenBackAt = now;
    this.review = null;
    this.state = 'draft';
    return this.row;
  }

  switchClock(person: string, isOn: boolean, now: number): unknown {
    this.checkMember(person);
    if (this.isByClock !== isOn) this.checkWritable(now);
    this.isByClock = isOn;
    this.isThere = true;
    return this.row;
  }

  ask(person: string, reason: string, now: number): unknown {
    this.checkMember(person);
    if (reason.trim().length < 3) throw new Refused('22023');
    if (now < this.week.opensAt) throw new Refused('GR036');
    if (this.state !== 'draft') throw new Refused('GR037', this.state);
    this.asked = { at: now, by: person, reason: reason.trim() };
    this.isThere = true;
    return this.row;
  }

  // What organisers do.

  // Also of what is read or accepted: the rules name no state for it.
  extend(until: number, reason: string, now: number): unknown {
    if (this.extendedUntil === until && this.extensionReason === reason) return this.row;
    if (until <= Math.max(now, this.dueAt)) throw new Refused('GR043');
    this.extendedUntil = until;
    this.extensionReason = reason;
    this.asked = null;
    this.isThere = true;
    return this.row;
  }

  reopen(now: number): unknown {
    if (this.state === 'changes_requested') return this.row;
    if (this.state === 'draft') throw new Refused('GR042', 'draft');
    this.drop(this.pending);
    const { state, review, returnDueAt, isOverdue } = this;
    this.giveBack(now);
    const stood = { state, review, returnDueAt, isOverdue };
    this.reopened = { versions: this.versions.length, until: this.returnDueAt, stood };
    return this.row;
  }

  takeBackReopening(now: number): string {
    const { reopened } = this;
    if (!reopened) return 'changed';
    if (this.versions.length !== reopened.versions) return 'handed_in';
    if (this.state !== 'changes_requested' || this.returnDueAt !== reopened.until) return 'changed';
    Object.assign(this, reopened.stood);
    this.reopened = null;
    this.passTo(now);
    this.endForeignReview();
    return 'taken_back';
  }

  // What mentors and organisers do.

  private checkThere(): void {
    if (!this.isThere) throw new Refused('GR009');
  }

  private isReviewer(person: string): boolean {
    return person === this.orga || person === this.team.mentor;
  }

  private checkReviewer(person: string): void {
    this.checkThere();
    if (!this.isReviewer(person)) throw new Refused('42501');
  }

  take(person: string, version: number, now: number): unknown {
    this.checkReviewer(person);
    if (!['submitted', 'in_review'].includes(this.state)) throw new Refused('GR042', this.state);
    if (version !== this.versions.length) throw new Refused('GR041', String(this.versions.length));
    if (this.review && this.review.by !== person) throw new Refused('GR040', this.review.by);
    this.review ??= { by: person, since: now };
    this.state = 'in_review';
    return this.row;
  }

  release(person: string): unknown {
    this.checkReviewer(person);
    if (!this.review) return this.row;
    if ((this.review.by !== person && person !== this.orga) || this.pending)
      throw new Refused('GR040', this.review.by);
    this.endReview();
    return this.row;
  }

  judge(person: string, version: number, decision: string, note: string, now: number): unknown {
    this.checkReviewer(person);
    const said = { version, author: person, decision, note: note.trim() };
    const before = this.verdicts.findLast(
      (each) => each.settledAt !== null && isDeepStrictEqual({ ...each, ...said }, each),
    );
    // What counts already and is said again is said once.
    if (before && version === this.versions.length && this.state === decision) return before;
    const { review, state } = this;
    this.take(person, version, now);
    const code =
      decision === 'changes_requested' && said.note === ''
        ? 'GR045'
        : said.note.length > NOTE_LIMIT && '23514';
    if (code !== false) {
      Object.assign(this, { review, state });
      throw new Refused(code);
    }
    const times = { createdAt: now, settlesAt: now + PENDING, settledAt: null };
    const { pending } = this;
    if (!pending) this.verdicts.push({ ...said, ...times });
    else if (!isDeepStrictEqual({ ...pending, ...said }, pending))
      Object.assign(pending, said, { settlesAt: now + PENDING });
    return this.pending;
  }

  takeBackVerdict(person: string, verdict: ModelVerdict | undefined, now: number): unknown {
    if (!verdict || !this.verdicts.includes(verdict) || verdict.author !== person) throw new Refused('GR009');
    if (verdict.settledAt !== null) throw new Refused('GR044');
    this.drop(verdict);
    // Without a verdict, two hours may be over, and who gave it may be its reader no more.
    this.passTo(now);
    this.endForeignReview();
    return this.row;
  }

  private drop(verdict: ModelVerdict | null): void {
    if (verdict) this.verdicts.splice(this.verdicts.indexOf(verdict), 1);
  }

  /** Another mentor came, or the team ended: who may not judge any more keeps it from nobody. A verdict that was given counts. */
  endForeignReview(): void {
    if (this.review && !this.pending && !this.isReviewer(this.review.by)) this.endReview();
  }
}
