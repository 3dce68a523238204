// The server behind score sheets as the contract of its functions has it, in memory, behind a network that loses questions and
// answers; and what two tabs of one browser share.
import { AppError } from '../src/errors/AppError';
import type { AppErrorCode } from '../src/errors/AppErrorCode';
import {
  contentRow,
  emptyContent,
  standRow,
  type BallotAnswer,
  type BallotStand,
  type SheetContent,
} from '../src/jury/BallotStand';
import type { JuryRepository } from '../src/jury/juryRepository';
import { juryMemory, type JuryStorage } from '../src/jury/juryStorage';
import type { SheetSending } from '../src/jury/SheetRecord';
import { LOCK_BUSY, type SessionChannel, type SessionLock } from '../src/session';

/** What becomes of one call. */
export type Fate = 'ok' | 'questionLost' | 'answerLost' | 'questionLate';

export const ballotId = (index: number): string =>
  `b0000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
export const criterionIds = ['c1', 'c2'] as const;

type Row = BallotStand & { id: string; key: string | undefined; lateContent: SheetContent | undefined };

/** In milliseconds, each way: long enough for a thumb to be quicker. */
const LATENCY = 150;

const lost = () => new AppError('network', { status: 0 });

const start: BallotStand = {
  ...emptyContent,
  state: 'assigned',
  version: 1,
  recusedReason: '',
  submittedAt: undefined,
  late: undefined,
};

/** A server with that many score sheets of one juror; `now` is its clock, `pass` lets time pass around each call. */
export function juryServer(count: number, now: () => Date, pass: (ms: number) => Promise<void>) {
  const rows = new Map<string, Row>(
    Array.from({ length: count }, (_, index) => {
      const id = ballotId(index);
      return [id, { ...start, id, key: undefined, lateContent: undefined }];
    }),
  );
  /** Everything that was ever taken, in order. */
  const taken: { id: string; key: string; content: SheetContent; isAfterLock: boolean; at: Date }[] = [];
  const ready: string[] = [];
  let lockedAt: Date | undefined;
  let lockCount = 0;

  const answerOf = ({ state, version, submittedAt, late }: Row): BallotAnswer => ({
    state,
    version,
    submittedAt,
    late,
  });

  function write(row: Row, sending: SheetSending): BallotAnswer {
    const content = {
      scores: sending.scores,
      commentTeam: sending.commentTeam,
      commentJury: sending.commentJury,
    };
    if (row.key === sending.key) return answerOf(row);
    if (row.state === 'recused') throw new AppError('ballot_recused');
    if (row.version !== sending.version)
      throw new AppError('ballot_changed', { details: JSON.stringify(standRow(row)) });
    if (sending.isSubmitted && criterionIds.some((id) => content.scores[id] === undefined))
      throw new AppError('ballot_incomplete');
    if (lockedAt) {
      if (!sending.isSubmitted || sending.at > lockedAt) throw new AppError('round_locked');
      taken.push({ id: row.id, key: sending.key, content, isAfterLock: true, at: sending.at });
      rows.set(row.id, { ...row, key: sending.key, lateContent: content, late: 'waiting' });
      return { ...answerOf(row), late: 'waiting' };
    }
    taken.push({ id: row.id, key: sending.key, content, isAfterLock: false, at: sending.at });
    const next: Row = {
      ...row,
      ...content,
      key: sending.key,
      state: sending.isSubmitted ? 'submitted' : 'draft',
      version: row.version + 1,
      submittedAt: sending.isSubmitted ? now() : undefined,
    };
    rows.set(row.id, next);
    return answerOf(next);
  }

  function stepBack(row: Row, sending: SheetSending): BallotAnswer {
    if (lockedAt) throw new AppError('round_locked');
    const isRecused = sending.kind === 'recuse';
    if (isRecused === (row.state === 'recused')) return answerOf(row);
    if (row.version !== sending.version)
      throw new AppError('ballot_changed', { details: JSON.stringify(standRow(row)) });
    const next: Row = {
      ...row,
      ...start,
      state: isRecused ? 'recused' : 'assigned',
      recusedReason: isRecused ? sending.reason : '',
      version: row.version + 1,
      key: sending.key,
    };
    taken.push({ id: row.id, key: sending.key, content: next, isAfterLock: false, at: sending.at });
    rows.set(row.id, next);
    return answerOf(next);
  }

  const roundRow = () => ({
    round: { id: 'round', kind: 'half_time', state: lockedAt ? 'deliberation' : 'open', season: '24/25' },
    person_id: 'juror',
    criteria: criterionIds.map((id, index) => ({
      id,
      position: index + 1,
      name_en: id,
      name_de: id,
      weight: 50,
      anchors_en: ['a', 'b', 'c', 'd', 'e'],
      anchors_de: [],
    })),
    stages: [],
    ballots: [...rows.values()].map((row, index) => ({
      ...standRow(row),
      id: row.id,
      kind: 'stage',
      team: { id: `t${index}`, slug: `team-${index}`, name: `Team ${index}` },
    })),
    conflicts: [],
  });

  /** A line to the server; `fate` says what happens to each call, `refusal` what the server answers instead. */
  function line(fate: () => Fate, refusal: () => AppErrorCode | undefined = () => undefined): JuryRepository {
    const call = async <T>(work: () => T): Promise<T> => {
      const what = fate();
      await pass(LATENCY);
      if (what === 'questionLost') throw lost();
      if (what === 'questionLate') {
        void pass(14_000)
          .then(work)
          .catch(() => undefined);
        throw lost();
      }
      const code = refusal();
      if (code) throw new AppError(code);
      const answer = work();
      await pass(LATENCY);
      if (what === 'answerLost') throw lost();
      return answer;
    };
    return {
      listTasks: () => Promise.resolve([]),
      readRound: () => call((): unknown => JSON.parse(JSON.stringify(roundRow()))),
      send: (id, sending) =>
        call(() => {
          const row = rows.get(id);
          if (!row) throw new AppError('ballot_not_yours');
          return sending.kind === 'write' ? write(row, sending) : stepBack(row, sending);
        }),
      noteReady: (id) => call(() => void ready.push(id)),
    };
  }

  return {
    rows,
    taken,
    ready,
    line,
    lockCount: () => lockCount,
    lockedAt: () => lockedAt,
    /** Locks the round, or opens it again. */
    lock(isLocked: boolean) {
      if (isLocked === (lockedAt !== undefined)) return;
      lockedAt = isLocked ? now() : undefined;
      if (isLocked) lockCount += 1;
      for (const row of rows.values()) {
        if (isLocked && row.state === 'submitted') rows.set(row.id, { ...row, state: 'locked' });
        if (!isLocked && row.state === 'locked') rows.set(row.id, { ...row, state: 'submitted' });
        const { lateContent } = row;
        if (isLocked || !lateContent) continue;
        const came = { late: undefined, lateContent: undefined, submittedAt: now() };
        rows.set(row.id, { ...row, ...lateContent, ...came, state: 'submitted', version: row.version + 1 });
      }
    },
  };
}

/** Content as one line, to be compared. */
export const lineOf = (content: SheetContent): string => {
  const { scores, ...comments } = contentRow(content);
  return JSON.stringify([Object.entries(scores ?? {}).sort(), comments]);
};

/** What the tabs of one browser share: a storage, a lock that one of them holds, and a channel. */
export function juryDevice() {
  const memory = juryMemory();
  const held = new Set<string>();
  const listeners = new Map<object, (message: unknown) => void>();
  let turn = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(() => undefined).then(work);
    turn = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  };
  const storage: JuryStorage = {
    readAll: () => inTurn(() => memory.readAll()),
    update: (name, change) => inTurn(() => memory.update(name, change)),
  };
  const lock: SessionLock = {
    async run(name, _request, run) {
      if (held.has(name)) return LOCK_BUSY;
      held.add(name);
      try {
        return await run();
      } finally {
        held.delete(name);
      }
    },
  };
  const openChannel = (): SessionChannel => {
    const self = {};
    return {
      post(message) {
        for (const [one, listener] of listeners) if (one !== self) queueMicrotask(() => listener(message));
      },
      listen(listener) {
        listeners.set(self, listener);
        return () => listeners.delete(self);
      },
    };
  };
  return { texts: memory.texts, storage, lock, openChannel };
}
