import {
  rulesOf,
  rulesValues,
  seasonAdminMutations,
  seasonAdminQueries,
  validateRules,
  type RulesValues,
  type SeasonRules,
} from '@grow/core/season-admin';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient } from '@grow/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { typedSince, useDraft } from '../../../shared/draft';

/** The rules that are typed, what is wrong with them, what they would do, and saving them on that ground. */
export function useRulesForm(season: SeasonRules, now: Date) {
  const { supabase } = useGrowClient();
  const draft = useDraft<RulesValues>('season', season.id, rulesValues(season));
  const [isTried, setTried] = useState(false);
  const sent = useRef<Partial<RulesValues>>({});
  const problems = validateRules(draft.values, season, now);
  const isRight = Object.keys(problems).length === 0;
  const rules = rulesOf(draft.values, season);
  const { startsOn, teamClosesAt, minTeam, maxTeam } = rules;
  const asked = draft.count > 0 && isRight;
  const preview = useQuery({
    ...enabledWhile(
      asked,
      seasonAdminQueries(supabase).rules({ id: season.id, startsOn, teamClosesAt, minTeam, maxTeam }),
    ),
    placeholderData: keepPreviousData,
  });
  const saving = useProductMutation(seasonAdminMutations(supabase).saveRules, {
    words: { done: m.season_set_saved() },
    onDone: () => {
      setTried(false);
      // What was typed while it was being saved stays typed.
      draft.replace(typedSince(draft.edits, sent.current));
    },
  });
  // What was counted of other rules, or before somebody else saved, is not what saving would do.
  const effects =
    asked && !preview.isPlaceholderData && preview.data?.version === season.version
      ? preview.data
      : undefined;
  return {
    draft,
    problems: isTried ? problems : {},
    rules,
    effects,
    isCounting: asked && !effects && !preview.error,
    /** The season's version as it was read and as it was counted, where somebody saved between the two. */
    overtaken:
      asked &&
      !preview.isPlaceholderData &&
      preview.data !== undefined &&
      preview.data.version !== season.version
        ? `${season.version} ${preview.data.version}`
        : undefined,
    countingFailed: asked ? preview.error : null,
    isRight,
    saving,
    edit: (touched: Partial<RulesValues>) => {
      // A refusal is about what was sent, not about what is typed now.
      if (saving.failure) saving.reset();
      draft.edit(touched);
    },
    /** Saves, or marks what is wrong and returns false. */
    save: (): boolean => {
      setTried(true);
      if (!isRight) return false;
      if (!effects || saving.isBusy) return true;
      sent.current = draft.edits;
      const ground = { version: season.version, ground: effects.ground };
      saving.run({ rules: { ...rules, id: season.id }, ground });
      return true;
    },
    discard: () => {
      saving.reset();
      setTried(false);
      const { edits } = draft;
      draft.replace({});
      return () => draft.replace(edits);
    },
  };
}

/** What {@link useRulesForm} holds. */
export type RulesForm = ReturnType<typeof useRulesForm>;
