// What a store knows: the round, a record for each score sheet that differs from it, and the snapshot of both. The storage is
// what counts among several tabs; memory shows a change before it is kept.
import type { JuryStoreOptions, JurySnapshot } from './JuryStore';
import { juryRoundFromRow, type JuryRound } from './JuryRound';
import { sheetsOf } from './jurySheets';
import { withPageInstead, type KeptText } from './juryStorage';
import { isUnsent, recordFromText, recordText, type SheetRecord } from './SheetRecord';
import { recordOf } from './sheetSteps';

const SHEET = 'sheet:';

const keptRecord = (record: SheetRecord | undefined): KeptText | undefined =>
  record && { text: recordText(record), isUnsent: isUnsent(record) };

function roundOfText(text: string | undefined): JuryRound | undefined {
  try {
    return text === undefined ? undefined : juryRoundFromRow(JSON.parse(text));
  } catch {
    // An older or newer page has kept it; it is read anew.
    return undefined;
  }
}

/** Opens the state; nothing is known before `reload`. */
export function createJuryState({
  kind,
  storage,
  channel,
}: Pick<JuryStoreOptions, 'kind' | 'storage' | 'channel'>) {
  const listeners = new Set<() => void>();
  const records = new Map<string, SheetRecord>();
  /** How many changes of a score sheet are being kept right now. */
  const keeping = new Map<string, number>();
  let underWay: string | undefined;
  let snapshot: JurySnapshot = {
    isOpen: false,
    round: undefined,
    denial: undefined,
    sheets: [],
    unsent: 0,
    link: 'connecting',
    offlineSince: undefined,
    error: undefined,
    isKept: true,
  };
  const set = (changes: Partial<JurySnapshot>): void => {
    const round = 'round' in changes ? changes.round : snapshot.round;
    const sheets = sheetsOf(round, records, underWay);
    const unsent = [...records.values()].filter(isUnsent).length;
    snapshot = { ...snapshot, ...changes, sheets, unsent };
    for (const listener of listeners) listener();
  };
  const kept = withPageInstead(storage, () => {
    if (snapshot.isKept) set({ isKept: false });
  });
  const roundName = `round:${kind}`;
  const isBusy = (id: string) => (keeping.get(id) ?? 0) > 0;
  const put = (id: string, record: SheetRecord | undefined) => {
    if (record) records.set(id, record);
    else records.delete(id);
  };
  const recordHere = (id: string): SheetRecord | undefined => {
    const known = records.get(id);
    if (known) return known;
    const ballot = snapshot.round?.ballots.find((one) => one.id === id);
    return ballot && recordOf(ballot);
  };

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set,
    records: (): ReadonlyMap<string, SheetRecord> => records,
    /** Whether something is to be sent that needs nobody's decision. */
    isWaiting: () => [...records.values()].some((record) => isUnsent(record) && !record.problem),
    /** Says which score sheet is being sent. */
    setUnderWay(id: string | undefined) {
      underWay = id;
      set({});
    },
    /** Reads what the device keeps; also what other tabs have kept since. */
    async reload(): Promise<void> {
      const all = await kept.readAll();
      const ids = new Set(records.keys());
      for (const [name, { text }] of all) {
        if (!name.startsWith(SHEET)) continue;
        const id = name.slice(SHEET.length);
        ids.delete(id);
        if (!isBusy(id)) put(id, recordFromText(text));
      }
      for (const id of ids) if (!isBusy(id)) records.delete(id);
      const round = roundOfText(all.get(roundName)?.text) ?? snapshot.round;
      set({ isOpen: true, ...(round && { round }) });
    },
    /**
     * Changes a record, at once on the page and then in the storage over what other tabs have kept. `step` is pure; undefined
     * leaves nothing to keep. Resolves with what is kept.
     */
    async change(
      id: string,
      step: (record: SheetRecord) => SheetRecord | undefined,
    ): Promise<SheetRecord | undefined> {
      const here = recordHere(id);
      if (!here) return undefined;
      put(id, step(here));
      keeping.set(id, (keeping.get(id) ?? 0) + 1);
      set({});
      const result = await kept.update(SHEET + id, (text) =>
        keptRecord(step((text && recordFromText(text.text)) ?? here)),
      );
      keeping.set(id, (keeping.get(id) ?? 1) - 1);
      const record = result && recordFromText(result.text);
      if (!isBusy(id)) put(id, record);
      set({});
      channel?.post({ kept: id });
      return record;
    },
    /** Keeps the round as the server told it; undefined forgets it. */
    async keepRound(row: unknown): Promise<void> {
      const round = row === undefined ? undefined : juryRoundFromRow(row);
      set({ round });
      const text = JSON.stringify(row);
      await kept.update(roundName, () => (row === undefined ? undefined : { text, isUnsent: false }));
      channel?.post({ kept: roundName });
    },
    close() {
      listeners.clear();
    },
  };
}

/** What `createJuryState` opens. */
export type JuryState = ReturnType<typeof createJuryState>;
