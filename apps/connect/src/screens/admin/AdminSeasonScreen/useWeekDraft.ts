import type { PartValues, WeekValues } from '@grow/core/season-admin';
import { useUserId } from '@grow/shell';
import { draftKey, keepDraft, readDraft, type Kept } from '../../../shared/draft';
import type { FormDraft } from '../../../shared/form';

/** A week as its drawer holds it, with the version that it was opened on, and whether it was typed on an older one. */
export type WeekForm = WeekValues & { readonly version: string; readonly isOlder: boolean };

const isPart = (part: unknown): part is PartValues =>
  typeof part === 'object' &&
  part !== null &&
  ['key', 'kind', 'labelEn', 'labelDe', 'hintEn', 'hintDe', 'limit'].every(
    (name) => typeof (part as Record<string, unknown>)[name] === 'string',
  );

/** What of a kept draft fits a week; `base` is the version that it was typed on. */
const typedOf =
  (initial: WeekForm) =>
  (kept: Kept): Partial<WeekForm> => {
    const texts = Object.entries(kept).filter(
      ([name, value]) =>
        name !== 'version' &&
        typeof value === 'string' &&
        typeof initial[name as keyof WeekForm] === 'string',
    );
    const { parts, base } = kept;
    const isTyped = texts.length > 0 || parts !== undefined;
    return {
      ...Object.fromEntries(texts),
      ...(Array.isArray(parts) && parts.every(isPart) ? { parts } : {}),
      isOlder: isTyped && base !== initial.version,
    };
  };

/** Where the typed words of a week are kept in this browser: only what differs from what is stored. */
export function useWeekDraft(seasonId: string, week: number): FormDraft<WeekForm> {
  const key = draftKey(useUserId() ?? '', 'season-week', `${seasonId}-${week}`);
  return {
    read: (initial) => ({ ...initial, ...readDraft(key, typedOf(initial)) }),
    keep: (values, initial) => {
      const isSame = (name: string) =>
        JSON.stringify(values[name as keyof WeekForm]) === JSON.stringify(initial[name as keyof WeekForm]);
      const typed = Object.entries(values).filter(([name]) => name !== 'isOlder' && !isSame(name));
      keepDraft(key, typed.length > 0 ? { ...Object.fromEntries(typed), base: initial.version } : undefined);
    },
  };
}
