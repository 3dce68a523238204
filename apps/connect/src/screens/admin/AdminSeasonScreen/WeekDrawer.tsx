import { isAppError } from '@grow/core';
import {
  dueOf,
  seasonAdminMutations,
  seasonAdminQueries,
  validateWeek,
  weekRowOf,
  weekValues,
  type SeasonRules,
  type WeekEffects,
  type WeekSettings,
} from '@grow/core/season-admin';
import { inLocale } from '@grow/core/text';
import { useGrowClient, useLocale } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDrawer, type FieldErrors } from '../../../shared/form';
import { weekProblemInWords } from './seasonWords';
import { useWeekDraft, type WeekForm } from './useWeekDraft';
import { WeekFields } from './WeekFields';

type WeekDrawerProps = {
  season: SeasonRules;
  /** Undefined while it is closed. */
  week: WeekSettings | undefined;
  onClose: () => void;
};

type OpenProps = WeekDrawerProps & { week: WeekSettings; isOpen: boolean };

function DrawerOfWeek({ season, week, isOpen, onClose }: OpenProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const queryClient = useQueryClient();
  const saving = useProductMutation(seasonAdminMutations(supabase).saveWeek, {
    words: { done: m.season_set_week_saved({ week: week.week }) },
  });
  const preview = (values: WeekForm) =>
    seasonAdminQueries(supabase).week({ seasonId: season.id, week: week.week, dueAt: dueOf(values, week) });
  const shown = (values: WeekForm) => queryClient.getQueryData<WeekEffects>(preview(values).queryKey);

  const errorsOf = (values: WeekForm): FieldErrors<WeekForm> => {
    const { partProblems, ...problems } = validateWeek(values, week, season, new Date());
    const words = Object.entries(problems).map(([field, problem]) => [field, weekProblemInWords(problem)]);
    const errors: FieldErrors<WeekForm> = Object.fromEntries(words) as FieldErrors<WeekForm>;
    if (partProblems && !errors.parts) return { ...errors, parts: m.season_set_parts_wrong() };
    // Nothing is saved before it was said what it does.
    if (Object.keys(errors).length === 0 && !shown(values))
      return { [week.milestone ? 'dueAt' : 'verbEn']: m.season_set_not_counted() };
    return errors;
  };
  return (
    <FormDrawer<WeekForm, void>
      isOpen={isOpen}
      onClose={onClose}
      title={inLocale(week.verb, locale)}
      closeLabel={m.season_set_week_close()}
      action={m.season_set_week_save({ week: week.week })}
      busy={m.profile_saving()}
      draft={useWeekDraft(season.id, week.week)}
      initial={{ ...weekValues(week), version: week.version, isOlder: false }}
      validate={errorsOf}
      send={async (values) => {
        const { ground } = shown(values) ?? { ground: '' };
        await saving.send({
          ...{ seasonId: season.id, week: week.week, row: weekRowOf(values, week) },
          ground: { version: values.version, ground },
        });
      }}
    >
      {(form) => (
        <WeekFields
          form={form}
          season={season}
          week={week}
          preview={preview(form.values)}
          isRefused={isAppError(form.failure) && form.failure.code === 'conflict'}
        />
      )}
    </FormDrawer>
  );
}

/** The drawer of a week. It stays mounted while it is closed, so that the focus finds its way back. */
export function WeekDrawer({ season, week, onClose }: WeekDrawerProps) {
  const [last, setLast] = useState(week);
  if (week && week !== last) setLast(week);
  const drawn = week ?? last;
  if (!drawn) return null;
  return <DrawerOfWeek season={season} week={drawn} isOpen={week !== undefined} onClose={onClose} />;
}
