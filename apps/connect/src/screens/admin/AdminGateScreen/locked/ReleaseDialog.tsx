import { releaseMutations, type GateRecipients } from '@grow/core/gate';
import { berlinTimeOf, dateTimeInWords, parseBerlinTime } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Field, Input, Text } from '@grow/ui';
import { useState } from 'react';
import { useFreshLogin } from '../../../../features/security';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormDialog, type FieldErrors } from '../../../../shared/form';

type Values = { at: string; people: string };

/** ms: ten minutes are proposed, a minute is the least. */
const PROPOSED_MS = 600_000;
const LEAST_MS = 60_000;

const timeOf = (text: string): Date | undefined => {
  const parsed = parseBerlinTime(text);
  return parsed.kind === 'time' ? parsed.at : undefined;
};

type ReleaseDialogProps = {
  roundId: string;
  recipients: GateRecipients;
  isOpen: boolean;
  onClose: () => void;
};

/** Sets when everybody knows. The number of people is typed, so that nobody lets them know by a slip; it can be stopped until then. */
export function ReleaseDialog({ roundId, recipients, isOpen, onClose }: ReleaseDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const { run, step } = useFreshLogin();
  const [proposed] = useState(() => new Date(Date.now() + PROPOSED_MS));
  const planning = useProductMutation(releaseMutations(supabase).planRelease, {
    words: {
      done: (_, { releaseAt }) => m.gates_release_planned({ time: dateTimeInWords(releaseAt, locale) }),
    },
  });
  const people = recipients.people.toLocaleString(locale);
  const validate = ({ at, people: typed }: Values): FieldErrors<Values> => {
    const time = timeOf(at);
    return {
      ...(time === undefined || time.getTime() < Date.now() + LEAST_MS
        ? { at: m.gates_release_too_early() }
        : {}),
      ...(Number(typed.replaceAll(/\D/g, '')) === recipients.people
        ? {}
        : { people: m.gates_release_type({ count: people }) }),
    };
  };
  return (
    <FormDialog<Values, unknown>
      isOpen={isOpen}
      onClose={onClose}
      title={m.gates_release_title({ count: people })}
      keep={m.orga_keep()}
      action={m.gates_release({ count: people })}
      busy={m.orga_busy()}
      initial={{ at: berlinTimeOf(proposed), people: '' }}
      validate={validate}
      send={async ({ at }) => {
        const releaseAt = timeOf(at);
        if (releaseAt) await run(() => planning.send({ roundId, releaseAt, people: recipients.people }));
      }}
    >
      {(form) =>
        step ?? (
          <>
            <Text step="ui">{m.gates_release_detail()}</Text>
            <Field label={m.gates_release_time()} help={m.gates_release_time_help()} error={form.errors.at}>
              <Input {...form.text('at')} type="datetime-local" min={berlinTimeOf(new Date())} />
            </Field>
            <Field label={m.gates_release_type({ count: people })} error={form.errors.people}>
              <Input {...form.text('people')} inputMode="numeric" autoComplete="off" />
            </Field>
          </>
        )
      }
    </FormDialog>
  );
}
