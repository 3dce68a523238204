import { teamLimits, teamStages, teamStatuses, type Team } from '@grow/core/team';
import { teamAdminMutations, type ListedTeam, type TeamEdits } from '@grow/core/team-admin';
import { useGrowClient } from '@grow/shell';
import { Checkbox, Field, Input, Select, Text, Textarea } from '@grow/ui';
import { FormDialog, type FieldErrors, type Form } from '../../../shared/form';
import { isNameTaken, teamErrors } from '../../../features/team';
import { statusWords } from '../../../features/teamAdmin';
import { stageWords } from '../../../features/teamSearch';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { ReasonField, reasonErrors } from './ReasonField';

const open = teamStatuses.filter((status) => status !== 'withdrawn');

/** What of a team an organiser edits, as the form holds it. */
const valuesOf = ({
  name = '',
  pitch = '',
  description = '',
  stage = teamStages[0],
  industry = '',
  city = '',
  isListed = true,
  status,
}: Partial<ListedTeam> = {}) => ({
  name,
  pitch,
  description,
  stage,
  industry,
  city,
  listed: isListed,
  status: open.find((one) => one === status) ?? 'forming',
});

/** What differs from how the team is. */
function editsOf(team: ListedTeam | undefined, values: ReturnType<typeof valuesOf>): TeamEdits {
  const stored = valuesOf(team);
  const keys = Object.keys(stored) as (keyof typeof stored)[];
  return Object.fromEntries(
    keys.filter((key) => stored[key] !== values[key]).map((key) => [key, values[key]]),
  );
}

/** `unchanged` is never filled: the form says there that nothing differs. */
type EditValues = ReturnType<typeof valuesOf> & { reason: string; unchanged: string };

function problemsOf(
  team: ListedTeam | undefined,
  { reason, unchanged, ...values }: EditValues,
): FieldErrors<EditValues> {
  const errors = { ...teamErrors(values), ...reasonErrors({ reason }) };
  const isWrong = Object.keys(errors).length > 0;
  const isUnchanged = Object.keys(editsOf(team, values)).length === 0;
  return isWrong || !isUnchanged ? errors : { unchanged: unchanged || m.orga_edit_none() };
}

function EditFields({ form }: { form: Form<EditValues> }) {
  const { values, errors } = form;
  const isTaken = isNameTaken(form.failure);
  return (
    <>
      <Field label={m.orga_name()} error={errors.name ?? (isTaken ? m.team_name_taken() : undefined)}>
        <Input {...form.text('name')} maxLength={teamLimits.name} />
      </Field>
      <Field label={m.orga_field_pitch()} error={errors.pitch}>
        <Textarea {...form.text('pitch')} maxLength={teamLimits.pitch} rows={2} />
      </Field>
      <Field label={m.orga_field_description()} error={errors.description}>
        <Textarea {...form.text('description')} maxLength={teamLimits.description} rows={4} />
      </Field>
      <Field label={m.teams_stage()}>
        <Select {...form.text('stage')}>
          {teamStages.map((stage) => (
            <option key={stage} value={stage}>
              {stageWords[stage]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.orga_field_industry()} error={errors.industry}>
        <Input {...form.text('industry')} maxLength={teamLimits.industry} />
      </Field>
      <Field label={m.orga_city()} error={errors.city}>
        <Input {...form.text('city')} maxLength={teamLimits.city} />
      </Field>
      <Field label={m.orga_status()}>
        <Select {...form.text('status')}>
          {open.map((status) => (
            <option key={status} value={status}>
              {statusWords[status]()}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox checked={values.listed} onChange={({ target }) => form.set({ listed: target.checked })}>
        {m.orga_listed()}
      </Checkbox>
      <ReasonField form={form} />
      {errors.unchanged && (
        <Text step="ui" tone="caution" role="status">
          {errors.unchanged}
        </Text>
      )}
    </>
  );
}

type EditDialogProps = { team: ListedTeam | undefined; onClose: () => void };

/** What an organiser changes about a team, and why. */
export function EditDialog({ team, onClose }: EditDialogProps) {
  const { supabase } = useGrowClient();
  const editing = useProductMutation(teamAdminMutations(supabase).edit, {
    words: { done: ({ name }) => m.orga_edited({ team: name }) },
  });
  return (
    <FormDialog<EditValues, Team>
      isOpen={team !== undefined}
      onClose={onClose}
      title={m.orga_edit_title({ team: team?.name ?? '' })}
      keep={m.orga_keep()}
      action={m.orga_edit_action()}
      busy={m.orga_busy()}
      initial={{ ...valuesOf(team), reason: '', unchanged: '' }}
      validate={(values) => problemsOf(team, values)}
      send={async ({ reason, unchanged, ...values }) =>
        editing.send({ teamId: team?.id ?? '', edits: editsOf(team, values), reason: reason.trim() })
      }
      isShownByField={isNameTaken}
    >
      {(form) => <EditFields form={form} />}
    </FormDialog>
  );
}
