// What decisions 016 and 017 say about seats, once more and as plainly as possible: one event, no locks, no triggers. The
// test compares it with Postgres after every step.
import { HOUR, type Seat } from './eventWorld';

/** How one takes part. */
export type Mode = Seat | 'hybrid';

/** What somebody has of the event. */
interface ModelState {
  seat: Seat;
  status: 'registered' | 'waitlisted' | 'offered' | 'attended' | 'cancelled';
  offerEnds: number | null;
  cancelledAt: number | null;
  cancelledFrom: string | null;
}

/** What the model knows of a person at the event. */
export interface ModelRow extends ModelState {
  ticket: number;
  /** The scan that let them in, what they were before it, and scans that were taken back. */
  key: string | null;
  before: ModelState | null;
  takenBack: readonly string[];
}

/** A step that the rules refuse, by the database's code. */
export class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const MINUTE = 60_000;
const UNDO = 5 * MINUTE;
const DAY = 24 * HOUR;
const SHORTEST_OFFER = 15 * MINUTE;
const CHECK_IN_OPENS = 12 * HOUR;

const stateOf = ({ seat, status, offerEnds, cancelledAt, cancelledFrom }: ModelRow): ModelState => ({
  ...{ seat, status, offerEnds, cancelledAt, cancelledFrom },
});

/** An event with so many seats of each kind (null: no limit) that begins at `startsAt`. */
export class SeatModel {
  readonly rows = new Map<string, ModelRow>();
  private mode: Mode = 'hybrid';
  private calledOffAt: number | null = null;
  constructor(
    readonly seats: Record<Seat, number | null>,
    private startsAt: number,
  ) {}

  /** One call: what was refused has changed nothing. */
  attempt(call: (model: SeatModel) => unknown): unknown {
    const before = [...this.rows].map(([person, row]) => [person, { ...row }] as const);
    try {
      return call(this);
    } catch (error) {
      this.rows.clear();
      for (const [person, row] of before) this.rows.set(person, row);
      throw error;
    }
  }

  private count(seat: Seat, ...states: ModelState['status'][]): number {
    return [...this.rows.values()].filter((row) => row.seat === seat && states.includes(row.status)).length;
  }

  taken(seat: Seat): number {
    return this.count(seat, 'registered', 'offered', 'attended');
  }

  private isFree(seat: Seat): boolean {
    const seats = this.seats[seat];
    return seats === null || this.taken(seat) < seats;
  }

  private offerEnd(now: number): number {
    return Math.min(now + DAY, now + (this.startsAt - now) / 2);
  }

  private makesOffers(now: number): boolean {
    return this.offerEnd(now) >= now + SHORTEST_OFFER;
  }

  private stateFor(seat: Seat, now: number): 'registered' | 'waitlisted' {
    const isServed = this.makesOffers(now) && this.count(seat, 'waitlisted') > 0;
    return this.isFree(seat) && !isServed ? 'registered' : 'waitlisted';
  }

  advance(now: number): void {
    for (const row of this.rows.values()) {
      const ends = row.offerEnds ?? 0;
      if (row.status !== 'offered' || (ends > now && now < this.startsAt)) continue;
      row.cancelledAt = Math.min(ends, now);
      Object.assign(row, { status: 'cancelled', cancelledFrom: 'expired', offerEnds: null });
    }
    if (this.calledOffAt !== null || !this.makesOffers(now)) return;
    const queue = [...this.rows.values()].filter(({ status }) => status === 'waitlisted');
    for (const row of queue.sort((a, b) => a.ticket - b.ticket))
      if (this.isFree(row.seat)) Object.assign(row, { status: 'offered', offerEnds: this.offerEnd(now) });
  }

  tick(now: number): void {
    // The clock looks only where an offer has run out.
    const hasRunOut = [...this.rows.values()].some(
      (row) => row.status === 'offered' && (row.offerEnds ?? 0) <= now,
    );
    if (hasRunOut) this.advance(now);
  }

  private checkOpen(seat: Seat, now: number): void {
    if (this.calledOffAt !== null) throw new Refused('GR022');
    if (now >= this.startsAt) throw new Refused('GR023');
    if (this.mode !== 'hybrid' && this.mode !== seat) throw new Refused('22023');
  }

  register(person: string, seat: Seat, now: number): void {
    this.checkOpen(seat, now);
    this.advance(now);
    const own = this.rows.get(person);
    if (own?.status === 'attended') throw new Refused('GR023');
    const status = this.stateFor(seat, now);
    if (own && own.status !== 'cancelled') {
      if (own.seat === seat && (own.status !== 'waitlisted' || status === 'waitlisted')) return;
      if (own.status !== 'waitlisted' && status === 'waitlisted') throw new Refused('GR024');
    }
    const ticket = Math.max(0, ...[...this.rows.values()].map((row) => row.ticket)) + 1;
    const nothing = { offerEnds: null, cancelledAt: null, cancelledFrom: null, key: null, before: null };
    this.rows.set(person, { ...nothing, seat, status, ticket, takenBack: own?.takenBack ?? [] });
    if (own) this.advance(now);
  }

  private own(person: string): ModelRow {
    const own = this.rows.get(person);
    if (!own) throw new Refused('GR025');
    return own;
  }

  cancel(person: string, now: number): void {
    this.advance(now);
    const own = this.own(person);
    if (own.status === 'cancelled') return;
    if (own.status === 'attended' || now >= this.startsAt + 3 * HOUR) throw new Refused('GR023');
    Object.assign(own, { status: 'cancelled', cancelledAt: now, cancelledFrom: own.status, offerEnds: null });
    this.advance(now);
  }

  restore(person: string, now: number): void {
    const own = this.own(person);
    if (own.status !== 'cancelled') return;
    this.checkOpen(own.seat, now);
    if (own.cancelledFrom === 'expired' || (own.cancelledAt ?? 0) <= now - UNDO) throw new Refused('GR027');
    own.status = own.cancelledFrom === 'registered' && this.isFree(own.seat) ? 'registered' : 'waitlisted';
    Object.assign(own, { cancelledAt: null, cancelledFrom: null });
    this.advance(now);
  }

  accept(person: string, now: number): void {
    this.advance(now);
    const own = this.own(person);
    if (own.status === 'registered') return;
    if (this.calledOffAt !== null) throw new Refused('GR022');
    if (own.status !== 'offered') throw new Refused('GR028');
    Object.assign(own, { status: 'registered', offerEnds: null });
  }

  resize(seat: Seat, seats: number | null, now: number): void {
    if (seats !== null && seats < this.taken(seat) && seats !== this.seats[seat]) throw new Refused('GR029');
    this.seats[seat] = seats;
    this.advance(now);
  }

  changeMode(mode: Mode, now: number): void {
    for (const seat of ['onsite', 'online'] as const) {
      const people = this.taken(seat) + this.count(seat, 'waitlisted');
      if (mode !== 'hybrid' && mode !== seat && mode !== this.mode && people > 0) throw new Refused('GR029');
    }
    this.mode = mode;
    this.advance(now);
  }

  move(startsAt: number, now: number): void {
    this.startsAt = startsAt;
    const latest = Math.max(this.offerEnd(now), Math.min(now + SHORTEST_OFFER, startsAt));
    for (const row of this.rows.values())
      if (row.offerEnds !== null) row.offerEnds = Math.min(row.offerEnds, latest);
    this.advance(now);
  }

  callOff(now: number): void {
    if (this.calledOffAt !== null) return;
    if (now >= this.startsAt + 3 * HOUR) throw new Refused('GR023');
    this.calledOffAt = now;
    this.advance(now);
  }

  leave(person: string, now: number): void {
    if (this.rows.delete(person)) this.advance(now);
  }

  /** What the desk hears of a scan of then that arrives now. */
  scan(person: string, key: string, letsIn: boolean, then: number, now: number): string {
    this.advance(now);
    const own = this.rows.get(person);
    if (!own) return 'unknown';
    if (own.takenBack.includes(key)) return 'taken_back';
    if (own.status === 'attended') return own.key === key ? 'let_in' : 'again';
    if (this.calledOffAt !== null && then >= this.calledOffAt) return 'called_off';
    if (then < this.startsAt - CHECK_IN_OPENS) return 'too_early';
    const hadSeat = own.cancelledFrom !== 'waitlisted' && then < (own.cancelledAt ?? 0);
    if (!letsIn) {
      if (own.status === 'waitlisted') return 'waiting';
      if (own.status === 'cancelled' && !hadSeat) return 'cancelled';
      if (own.seat === 'online') return 'online';
    }
    Object.assign(own, { key, before: stateOf(own), seat: 'onsite', status: 'attended' });
    Object.assign(own, { offerEnds: null, cancelledAt: null, cancelledFrom: null });
    this.advance(now);
    return 'let_in';
  }

  takeBack(person: string, key: string, now: number): void {
    const own = this.own(person);
    if (own.status === 'attended' && own.key === key)
      Object.assign(own, own.before, { key: null, before: null });
    own.takenBack = [...own.takenBack, key];
    this.advance(now);
  }
}
