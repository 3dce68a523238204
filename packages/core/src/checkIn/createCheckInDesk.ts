import { isAppError } from '../errors/AppError';
import type { CheckInDesk, CheckInDeskOptions, CheckInSnapshot, CheckInScanResult } from './CheckInDesk';
import { createCheckInState } from './checkInState';
import { checkInListFromPage, mergeCheckInList } from './CheckInList';
import { readCheckInCode } from './readCheckInCode';
import { createRounds } from './rounds';
import type { CheckInAnswer, CheckInScan } from './CheckInScan';
import { guestAfter, pendingScan, localVerdict, verdictOfAnswer, type CheckInVerdict } from './verdicts';
import { withDeadline } from './withDeadline';

/** In milliseconds: a scan is a short question, the first list may be half a megabyte. */
const SCAN_DEADLINE = 10_000;
const LIST_DEADLINE = 45_000;

/**
 * In milliseconds: how long the server may take before the desk answers by itself. With a network the first word is then
 * nearly always the last one, and without one nobody waits.
 */
const PATIENCE = 600;

/** Errors that a scan meets however often it is sent. */
const refusals: readonly string[] = ['not_found', 'not_registered', 'invalid_value'];

const refusalOf = (error: unknown): string | undefined =>
  isAppError(error) && refusals.includes(error.code) ? error.code : undefined;

const guestOf = ({ name, seat }: CheckInAnswer): CheckInScanResult['guest'] =>
  name === undefined || seat === undefined ? undefined : { name, seat, team: undefined };

/** Opens a desk with what the device kept, and begins to speak to the server. */
export function createCheckInDesk(options: CheckInDeskOptions): CheckInDesk {
  const { slug, repository, clock, newKey, deskName } = options;
  const desk = createCheckInState(options);
  const { scans } = desk;
  /** What the desk would say by itself, of scans that the server is asked about first. */
  const ownVerdicts = new Map<string, CheckInVerdict>();
  let isWholeListRead = false;

  const answerHere = (key: string): void => {
    const verdict = ownVerdicts.get(key);
    ownVerdicts.delete(key);
    if (verdict) desk.changeResult(key, (one) => (one.verdict.kind === 'asking' ? { verdict } : {}));
  };

  const ask = async <T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    withDeadline(clock, ms, work);

  async function sendTakeBack(scan: CheckInScan): Promise<void> {
    try {
      const row = await ask(SCAN_DEADLINE, (signal) => repository.takeBack(scan, { signal }));
      desk.changeGuest(scan.registrationId, (guest) => {
        const { status, seat, checkedInAt, desk: name } = row;
        return guest && { ...guest, status, seat, checkedInAt, desk: name };
      });
    } catch (error) {
      // Who is no longer registered has nothing to take back.
      if (refusalOf(error) === undefined) throw error;
    }
    scans.remove(scan.key);
  }

  async function send(scan: CheckInScan): Promise<void> {
    desk.keep({ ...scan, isTried: true });
    try {
      const answer = await ask(SCAN_DEADLINE, (signal) => repository.checkIn(scan, { signal }));
      // Taken back meanwhile: it stays, and that is sent next.
      if (!scans.get(scan.key)?.isTakenBack) scans.remove(scan.key);
      if (scan.eventId === desk.getSnapshot().event?.id)
        desk.changeGuest(scan.registrationId, (guest) => guestAfter(guest, scan, answer));
      const { list } = desk.getSnapshot();
      desk.changeResult(scan.key, (result) => ({
        verdict: verdictOfAnswer(answer),
        isAnswered: true,
        guest: list?.guests.get(scan.registrationId) ?? guestOf(answer) ?? result.guest,
      }));
    } catch (error) {
      const refused = refusalOf(error);
      if (scan.isQuestion || (refused !== undefined && scans.get(scan.key)?.isTakenBack))
        scans.remove(scan.key);
      else if (refused !== undefined) desk.keep({ ...scan, isTried: true, refused });
      if (refused !== undefined)
        desk.changeResult(scan.key, () => ({ verdict: { kind: 'refused', code: refused } }));
      else answerHere(scan.key);
      if (refused === undefined) throw error;
    }
  }

  async function readList(): Promise<void> {
    const { event, list } = desk.getSnapshot();
    if (!event) return;
    const since = isWholeListRead ? list?.asOf : undefined;
    const page = await ask(LIST_DEADLINE, (signal) => repository.readList(event.id, since, { signal }));
    const next = since && list ? mergeCheckInList(list, page) : checkInListFromPage(page);
    isWholeListRead = next !== undefined;
    // Somebody's account is gone since: everybody is read again.
    if (!next) return readList();
    desk.setEventAndList(event, next);
  }

  const rounds = createRounds(
    clock,
    async () => {
      const next = () => scans.list().find(({ refused }) => refused === undefined);
      for (let scan = next(); scan; scan = next()) {
        if (scan.isTakenBack) await sendTakeBack(scan);
        else await send(scan);
        desk.set({});
      }
      if (!isWholeListRead) {
        const event = await ask(SCAN_DEADLINE, (signal) => repository.readEvent(slug, { signal }));
        desk.set({ event: event ?? null });
      }
      await readList();
    },
    (end) =>
      desk.set(
        end.kind === 'done'
          ? { link: 'online', error: undefined }
          : { link: end.kind === 'failed' ? 'offline' : 'stopped', error: end.error },
      ),
  );

  const result = (
    registrationId: string | undefined,
    verdict: CheckInVerdict,
    more: Partial<CheckInScanResult> = {},
  ) =>
    desk.add({
      key: newKey(),
      at: new Date(clock.now()),
      desk: deskName(),
      registrationId,
      guest: registrationId === undefined ? undefined : desk.getSnapshot().list?.guests.get(registrationId),
      verdict,
      isAnswered: false,
      isTakenBack: false,
      isCorrected: false,
      ...more,
    });

  function queue(
    registrationId: string,
    verdict: CheckInVerdict,
    how: Pick<CheckInScan, 'letsIn' | 'isQuestion'>,
  ): CheckInScanResult {
    const { event, link } = desk.getSnapshot();
    const isAsked = link === 'online' || verdict.kind === 'unlisted';
    const shown = result(registrationId, isAsked ? { kind: 'asking' } : verdict);
    if (!event) return shown;
    const { key, at } = shown;
    const flags = { isTried: false, isTakenBack: false, refused: undefined };
    desk.keep({ key, at, desk: shown.desk, eventId: event.id, registrationId, ...how, ...flags });
    if (isAsked) ownVerdicts.set(key, verdict);
    // Whoever is on no list is the server's to know.
    if (verdict.kind !== 'unlisted') clock.after(PATIENCE, () => answerHere(key));
    rounds.wake();
    return shown;
  }

  function letIn(registrationId: string, isForced = false): CheckInScanResult {
    const { link } = desk.getSnapshot();
    const pending = scans.list();
    const now = new Date(clock.now());
    const verdict = localVerdict(registrationId, desk.getSnapshot(), pending, now);
    const inNow: CheckInVerdict = { kind: 'let_in', since: now, desk: deskName() };
    if (verdict.kind === 'let_in')
      return queue(registrationId, inNow, { letsIn: isForced, isQuestion: false });
    if (verdict.kind === 'again') {
      const shown = result(registrationId, verdict);
      // The list may be some seconds old: another desk may have taken it back.
      if (!pendingScan(registrationId, pending)) rounds.wake();
      return shown;
    }
    if (isForced) return queue(registrationId, inNow, { letsIn: true, isQuestion: false });
    if (link === 'offline' || link === 'stopped') return result(registrationId, verdict);
    return queue(registrationId, verdict, { letsIn: false, isQuestion: true });
  }

  /** A scan that is answered and no longer kept, as it was sent. */
  function answeredScan(key: string): CheckInScan | undefined {
    const { event, results } = desk.getSnapshot();
    const { registrationId, at, desk: name } = results.find((one) => one.key === key) ?? {};
    if (!event || registrationId === undefined || !at || name === undefined) return undefined;
    const flags = { letsIn: false, isQuestion: false, isTried: true, isTakenBack: false, refused: undefined };
    return { key, at, desk: name, eventId: event.id, registrationId, ...flags };
  }

  desk.restore();
  rounds.wake();
  return {
    getSnapshot: (): CheckInSnapshot => desk.getSnapshot(),
    subscribe: desk.subscribe,
    letIn,
    scan(text) {
      const registrationId = readCheckInCode(text);
      return registrationId === undefined ? result(undefined, { kind: 'foreign' }) : letIn(registrationId);
    },
    takeBack(key) {
      const scan = scans.get(key) ?? answeredScan(key);
      if (scan?.isTried) desk.keep({ ...scan, isTakenBack: true });
      else scans.remove(key);
      desk.changeResult(key, () => ({ isTakenBack: true }));
      rounds.wake();
    },
    dismissRefused() {
      for (const { key, refused } of scans.list()) if (refused !== undefined) scans.remove(key);
      desk.set({});
    },
    wake: rounds.wake,
    stop() {
      rounds.stop();
      desk.close();
    },
  };
}
