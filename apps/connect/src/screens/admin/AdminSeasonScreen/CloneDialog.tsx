import { isAppError } from '@grow/core';
import {
  earliestNextDay,
  proposedNextSeason,
  seasonAdminMutations,
  type NextSeason,
  type SeasonRules,
} from '@grow/core/season-admin';
import { singleLineProblem } from '@grow/core/text';
import { berlinDay, dateInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Field, Input, Text } from '@grow/ui';
import { problemInWords } from '../../../features/content';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, type FieldErrors } from '../../../shared/form';

type CloneDialogProps = { season: SeasonRules; isOpen: boolean; onClose: () => void };

/** Asks what the next season is called and when it begins; everything else is copied. */
export function CloneDialog({ season, isOpen, onClose }: CloneDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const cloning = useProductMutation(seasonAdminMutations(supabase).clone, {
    words: { done: ({ season: { label } }) => m.season_next_done({ label }) },
  });
  const earliest = earliestNextDay(season);
  const errorsOf = ({ label, startsOn }: NextSeason): FieldErrors<NextSeason> => {
    const name = problemInWords(singleLineProblem(label, 40, true), m.season_set_invalid());
    const isMonday = new Date(`${startsOn}T00:00:00Z`).getUTCDay() === 1;
    const day = isMonday
      ? startsOn < earliest && m.season_next_too_early({ date: dateInWords(earliest, locale) })
      : m.season_set_not_monday();
    return { ...(name ? { label: name } : {}), ...(day ? { startsOn: day } : {}) };
  };
  return (
    <FormDialog<NextSeason, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.season_next_title()}
      keep={m.orga_keep()}
      action={m.season_next_action()}
      busy={m.orga_busy()}
      initial={proposedNextSeason(season, berlinDay(new Date()))}
      validate={errorsOf}
      isShownByField={(failure) => isAppError(failure) && failure.code === 'already_exists'}
      send={async (next) => {
        await cloning.send({ label: next.label.trim(), startsOn: next.startsOn });
      }}
    >
      {(form) => {
        const isTaken = isAppError(form.failure) && form.failure.code === 'already_exists';
        return (
          <>
            <Text step="ui">{m.season_next_detail()}</Text>
            <Field
              label={m.season_set_label()}
              error={form.errors.label ?? (isTaken ? m.season_next_taken() : undefined)}
            >
              <Input {...form.text('label')} autoComplete="off" />
            </Field>
            <Field
              label={m.season_set_first_day()}
              help={m.season_next_first_day_help({ date: dateInWords(earliest, locale) })}
              error={form.errors.startsOn}
            >
              <Input {...form.text('startsOn')} type="date" min={earliest} />
            </Field>
          </>
        );
      }}
    </FormDialog>
  );
}
