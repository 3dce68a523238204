import { teamLimits, teamStages, teamStatuses, type ListedTeam, type TeamEdits } from '@grow/core';
import { Checkbox, Field, Input, Select, Text, Textarea, useToast } from '@grow/ui';
import { useState } from 'react';
import { problems } from '../../features/auth';
import { useForm } from '../../features/form';
import { DialogForm, FormDialog, isNameTaken, teamErrors, type FormDialogInside } from '../../features/team';
import { stageWords } from '../../features/teamSearch';
import { statusWords, useTeamAdminDeeds } from '../../features/teamAdmin';
import { m } from '../../paraglide/messages';
import { ReasonField, reasonProblem } from './ReasonField';
import { whileBusy } from './whileBusy';

const open = teamStatuses.filter((status) => status !== 'withdrawn');

/** What of a team an organiser edits, as the form holds it. */
const valuesOf = ({
  name,
  pitch,
  description,
  stage,
  industry = '',
  city = '',
  isListed,
  status,
}: ListedTeam) => ({
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
function editsOf(team: ListedTeam, values: ReturnType<typeof valuesOf>): TeamEdits {
  const stored = valuesOf(team);
  const keys = Object.keys(stored) as (keyof typeof stored)[];
  return Object.fromEntries(
    keys.filter((key) => stored[key] !== values[key]).map((key) => [key, values[key]]),
  );
}

type InsideProps = FormDialogInside & { team: ListedTeam; onDone: () => void };

function EditForm({ id, onBusy, team, onDone }: InsideProps) {
  const toast = useToast();
  const { editTeam } = useTeamAdminDeeds();
  const [isUnchanged, setUnchanged] = useState(false);
  const form = useForm({
    initial: { ...valuesOf(team), reason: '' },
    validate: ({ reason, ...texts }) => ({
      ...teamErrors(texts),
      ...problems({ reason: reasonProblem(reason) }),
    }),
    send: async ({ reason, ...values }) => {
      const edits = editsOf(team, values);
      setUnchanged(Object.keys(edits).length === 0);
      if (Object.keys(edits).length === 0) return;
      await whileBusy(onBusy, () => editTeam(team.id, edits, reason.trim()));
      toast.show({ status: 'success', title: m.orga_edited({ team: values.name }) });
      onDone();
    },
  });
  const { values, errors } = form;
  const isTaken = isNameTaken(form.failure);
  return (
    <DialogForm id={id} form={form} isToldByField={isTaken}>
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
      {isUnchanged && (
        <Text step="ui" tone="caution" role="status">
          {m.orga_edit_none()}
        </Text>
      )}
    </DialogForm>
  );
}

type EditDialogProps = { team: ListedTeam | undefined; onClose: () => void };

/** What an organiser changes about a team, and why. */
export function EditDialog({ team, onClose }: EditDialogProps) {
  return (
    <FormDialog
      isOpen={team !== undefined}
      onClose={onClose}
      title={team && m.orga_edit_title({ team: team.name })}
      keep={m.orga_keep()}
      action={m.orga_edit_action()}
      busy={m.orga_busy()}
    >
      {(inside) => team && <EditForm {...inside} team={team} onDone={onClose} />}
    </FormDialog>
  );
}
