import { privacyMutations, privacyQueries, redactedThings, type Redactable } from '@grow/core/privacy';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient, useLocale } from '@grow/shell';
import { Field, Input, Radio, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useFreshLogin } from '../../../features/security';
import { useFewTeams } from '../../../features/teamAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, Picker, type FieldErrors, type Form } from '../../../shared/form';
import { thingInWords } from './redactionWords';

const Things = styled.div`
  display: grid;
  /* Else rows become as low as a choice may be, and their details lie over each other. */
  grid-auto-rows: max-content;
  gap: 2px;
  max-height: 320px;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

type Values = { search: string; teamId: string; thing: string; reason: string };

/** Names one thing of a record. */
const keyOf = ({ what, id, partKey }: Redactable): string => [what, id, partKey ?? ''].join(' ');

function errorsOf({ teamId, thing, reason }: Values): FieldErrors<Values> {
  const length = reason.trim().length;
  return {
    ...(teamId === '' ? { teamId: m.redaction_team_missing() } : {}),
    ...(teamId !== '' && thing === '' ? { thing: m.redaction_thing_missing() } : {}),
    ...(length < 3 || length > 500 ? { reason: m.redaction_reason_missing() } : {}),
  };
}

type FieldsProps = { form: Form<Values>; things: readonly Redactable[] | undefined };

function Fields({ form, things }: FieldsProps) {
  const { locale } = useLocale();
  const { values, errors, set } = form;
  const teams = useFewTeams(values.search).data?.items;
  return (
    <>
      <Text step="ui">{m.redaction_detail()}</Text>
      <Picker
        label={m.mentoring_find_team()}
        error={errors.teamId}
        search={values.search}
        onSearch={(search) => set({ search })}
        options={teams?.map(({ id, name, city }) => ({ value: id, label: name, detail: city }))}
        chosen={values.teamId}
        onChoose={(teamId) => set({ teamId, thing: '' })}
      />
      {things?.length === 0 && (
        <Text step="small" tone="muted" role="status">
          {m.redaction_nothing()}
        </Text>
      )}
      {things && things.length > 0 && (
        // A list that scrolls is reached by keys, too.
        <Things role="radiogroup" aria-label={m.redaction_what()} tabIndex={0}>
          {things.map((thing) => (
            <Radio
              key={keyOf(thing)}
              name="thing"
              value={keyOf(thing)}
              checked={values.thing === keyOf(thing)}
              detail={thing.name}
              onChange={() => set({ thing: keyOf(thing) })}
            >
              {thingInWords(thing, locale)}
            </Radio>
          ))}
        </Things>
      )}
      <div role="alert">
        {errors.thing && (
          <Text step="small" tone="critical">
            {errors.thing}
          </Text>
        )}
      </div>
      <Field label={m.redaction_reason()} help={m.redaction_reason_help()} error={errors.reason}>
        <Input {...form.text('reason')} maxLength={500} autoComplete="off" dir="auto" />
      </Field>
    </>
  );
}

function Body({ form }: { form: Form<Values> }) {
  const { supabase } = useGrowClient();
  const { teamId } = form.values;
  const things = useQuery(enabledWhile(teamId !== '', privacyQueries(supabase).redactable(teamId)));
  return <Fields form={form} things={teamId === '' ? undefined : things.data} />;
}

/** Takes a part of a hand-in or a story, a file or a market test out of a record for good; it asks for a fresh proof. */
export function RedactDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { supabase } = useGrowClient();
  const { run, step } = useFreshLogin();
  const redacting = useProductMutation(privacyMutations(supabase).redact, {
    words: { done: m.redaction_done() },
  });
  return (
    <FormDialog<Values, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.redaction_title()}
      keep={m.orga_keep()}
      action={m.redaction_action()}
      busy={m.orga_busy()}
      variant="danger"
      above={step}
      initial={{ search: '', teamId: '', thing: '', reason: '' }}
      validate={errorsOf}
      send={async ({ thing, reason }) => {
        const [what, id = '', partKey] = thing.split(' ');
        const kind = redactedThings.find((one) => one === what) ?? 'part';
        await run(() => redacting.send({ what: kind, id, partKey: partKey || undefined, reason }));
      }}
    >
      {(form) => <Body form={form} />}
    </FormDialog>
  );
}
