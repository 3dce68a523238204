import {
  currentMatrixWeek,
  filteredRows,
  handInAdminQueries,
  isInView,
  matrixRows,
  viewCounts,
  type HandInMatrix,
} from '@grow/core/hand-in-admin';
import { useGrowClient } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServerTime } from '../handIn';
import { matrixAddress, type MatrixChoice } from './matrixAddress';

/** How long the matrix is shown before it is read again; rows keep their place meanwhile. */
const REFRESH_MS = 60_000;
/** How often states that follow from the clock are worked out anew; never before their time. */
const STEP_MS = 10_000;

/** What the address asks for, and the way to ask for something else. */
export function useMatrixChoice() {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => matrixAddress.read(query), [query]);
  return {
    choice,
    choose: (changes: Partial<MatrixChoice>, { isTyping = false } = {}) => {
      const now = new URLSearchParams(window.location.search);
      setQuery(matrixAddress.write(now, { ...matrixAddress.read(now), ...changes }), {
        replace: isTyping,
        preventScrollReset: true,
      });
    },
  };
}

/** All teams by all weeks, read again every minute. */
export function useHandInMatrix() {
  const { supabase } = useGrowClient();
  return useQuery({ ...handInAdminQueries(supabase).matrix(), refetchInterval: REFRESH_MS });
}

/** What a choice shows of a matrix: the week, rows, and figures that are counted of them. */
export function useMatrixView(matrix: HandInMatrix, choice: MatrixChoice) {
  const time = (useServerTime() ?? matrix.readAt).getTime();
  const step = Math.floor(time / STEP_MS) * STEP_MS;
  return useMemo(() => {
    const now = new Date(step);
    const known = matrix.weeks.find(({ week }) => String(week) === choice.week)?.week;
    const week = known ?? currentMatrixWeek(matrix.weeks, now) ?? 1;
    const all = matrixRows(matrix, now);
    const narrowed = filteredRows(matrix, all, { ...choice, week });
    const { view } = choice;
    const shown = view === undefined ? narrowed : narrowed.filter((row) => isInView(row, view, week, now));
    const counts = viewCounts(narrowed, week, now);
    return { now, week, all, shown, narrowedCount: narrowed.length, counts };
  }, [matrix, choice, step]);
}
