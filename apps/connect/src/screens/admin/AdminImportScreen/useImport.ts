import {
  addressesOf,
  checkedRows,
  peopleImportMutations,
  peopleImportQueries,
  type CheckedRow,
  type ImportChoices,
  type ImportTable,
  type Knowledge,
  type PeopleImport,
} from '@grow/core/people-import';
import { skillQueries } from '@grow/core/people';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient, useUserId } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { draftKey, readDraft, useKeptDraft } from '../../../shared/draft';

/** How often an import that runs is looked at, in milliseconds. */
const LOOK_MS = 1500;
/** How long nobody types before what was mended is kept, and before the backend is asked about other addresses. */
const PAUSE_MS = 700;

const isUnderWay = (found: PeopleImport | null | undefined): boolean =>
  [found?.job, found?.undo].some((job) => job?.state === 'waiting' || job?.state === 'running');

/** An import; while it runs, read anew again and again. */
export function useImport(id: string): UseQueryResult<PeopleImport | null> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...peopleImportQueries(supabase).detail(id),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_MS : false),
  });
}

/** Its table. */
export function useImportTable(id: string): UseQueryResult<ImportTable> {
  const { supabase } = useGrowClient();
  return useQuery(peopleImportQueries(supabase).table(id));
}

/** Imports so far. */
export function useImports(): UseQueryResult<PeopleImport[]> {
  const { supabase } = useGrowClient();
  return useQuery(peopleImportQueries(supabase).list());
}

/** A value once it has not changed for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}

/** How what was chosen and mended is kept. */
export type SavingState = 'saved' | 'saving' | 'offline';

/** What was chosen and mended, kept by the backend after a pause, and in this browser until then. */
export function useImportChoices(id: string, stored: ImportChoices) {
  const { supabase } = useGrowClient();
  const key = draftKey(useUserId() ?? '', 'import', id);
  const [choices, setChoices] = useState(() =>
    readDraft(key, (kept) => ({ ...stored, ...(kept as Partial<ImportChoices>) })),
  );
  const [sent, setSent] = useState(stored);
  const saving = useProductMutation(peopleImportMutations(supabase).save);
  const isKept = choices === sent || JSON.stringify(choices) === JSON.stringify(sent);
  useKeptDraft(key, isKept ? undefined : choices);
  const save = useEffectEvent(() => {
    if (isKept) return;
    const given = choices;
    saving.send({ id, choices: given }).then(
      () => setSent(given),
      () => undefined,
    );
  });
  useEffect(() => {
    const timer = window.setTimeout(() => save(), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [choices]);
  const failed = saving.failure ? 'offline' : 'saving';
  const state: SavingState = isKept ? 'saved' : failed;
  return {
    choices,
    change: (next: Partial<ImportChoices>) => setChoices((before) => ({ ...before, ...next })),
    state,
  };
}

const nobody: Knowledge = { people: [], universities: [] };

/** What becomes of every row, as far as it is known: undefined until the backend has said who is here. */
export function useCheckedRows({ source }: ImportTable, choices: ImportChoices) {
  const { supabase } = useGrowClient();
  const deferred = useDeferredValue(choices);
  const addresses = useMemo(() => addressesOf(source, deferred), [source, deferred]);
  const text = addresses.join(' ');
  const settled = useSettled(text);
  const asked = useMemo(() => (settled === '' ? [] : settled.split(' ')), [settled]);
  const skills = useQuery(skillQueries(supabase).all());
  const known = useQuery({
    ...enabledWhile(asked.length > 0, peopleImportQueries(supabase).knowledge(asked)),
    placeholderData: keepPreviousData,
  });
  const catalogue = skills.data;
  const knowledge = asked.length === 0 ? nobody : known.data;
  const rows = useMemo(
    (): CheckedRow[] | undefined =>
      knowledge && catalogue && checkedRows(source, deferred, knowledge, catalogue),
    [source, deferred, knowledge, catalogue],
  );
  return {
    rows,
    error: known.error ?? skills.error,
    /** Whether what is shown is about what is typed: nothing is begun before. */
    isCurrent: deferred === choices && settled === text && !known.isFetching,
    askAgain: () => void known.refetch(),
  };
}
