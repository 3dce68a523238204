import { teamLimits, teamMutations, teamStages, type Team } from '@grow/core';
import { useGrowClient, useUserId } from '@grow/shell';
import { Button, Drawer, Field, Input, Select, Textarea, useToast } from '@grow/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../features/auth';
import { useDraftedForm } from '../../features/form';
import { isNameTaken, teamErrors } from '../../features/team';
import { stageWords } from '../../features/teamSearch';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';
import { LogoSection } from './LogoSection';

const Stack = styled.div`
  display: grid;
  gap: 32px;
`;

const Fields = styled.form`
  display: grid;
  gap: 20px;
`;

const counted = (text: string) => [...text.trim()].length;

type EditProps = { team: Team; onClose: () => void };

type Written = 'name' | 'pitch' | 'description' | 'stage' | 'industry' | 'city';

type FormProps = EditProps & { id: string; onBusy: (isBusy: boolean) => void };

function EditForm({ team, onClose, id, onBusy }: FormProps) {
  const { supabase } = useGrowClient();
  const toast = useToast();
  const saving = useProductMutation(teamMutations(supabase, useUserId() ?? '').update);
  const { name, pitch, description, stage, industry = '', city = '' } = team;
  const stored: Record<Written, string> = { name, pitch, description, stage, industry, city };
  const form = useDraftedForm({
    name: `team-${team.id}`,
    stored,
    // The stage is chosen, not typed.
    validate: (texts) => teamErrors({ ...texts, stage: team.stage }),
    send: async (texts) => {
      // Only what differs: a text that was changed elsewhere meanwhile stays.
      const changed = Object.entries(texts).filter(([field, text]) => text !== stored[field as Written]);
      onBusy(true);
      try {
        if (changed.length > 0) {
          await saving.send({ teamId: team.id, changes: Object.fromEntries(changed) });
        }
      } finally {
        onBusy(false);
      }
      toast.show({ status: 'success', title: m.team_saved(), description: m.team_saved_detail() });
      onClose();
    },
  });
  const { values, errors, text } = form;
  const isTaken = isNameTaken(form.failure);
  const count = (value: string, max: number) => m.team_count({ count: counted(value), max });
  return (
    <Fields id={id} noValidate onSubmit={form.handleSubmit}>
      <Field label={m.team_name()} error={errors.name ?? (isTaken ? m.team_name_taken() : undefined)}>
        <Input {...text('name')} autoComplete="off" dir="auto" />
      </Field>
      <Field
        label={m.team_pitch()}
        aside={count(values.pitch, teamLimits.pitch)}
        help={m.team_pitch_help()}
        error={errors.pitch}
      >
        <Textarea {...text('pitch')} dir="auto" />
      </Field>
      <Field
        label={m.team_description()}
        aside={count(values.description, teamLimits.description)}
        help={m.team_description_help()}
        error={errors.description}
      >
        <Textarea {...text('description')} dir="auto" rows={8} />
      </Field>
      <Field label={m.team_page_stage()}>
        <Select {...text('stage')}>
          {teamStages.map((one) => (
            <option key={one} value={one}>
              {stageWords[one]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={m.team_page_topic()}
        aside={m.optional()}
        help={m.team_topic_help()}
        error={errors.industry}
      >
        <Input {...text('industry')} autoComplete="off" dir="auto" />
      </Field>
      <Field label={m.team_page_city()} aside={m.optional()} error={errors.city}>
        <Input {...text('city')} autoComplete="address-level2" dir="auto" />
      </Field>
      <FormFailure failure={isTaken ? undefined : form.failure} />
    </Fields>
  );
}

/** What the captain says about the team, and its logo. What is typed and not saved is there again when it opens. */
export function EditTeamDrawer({ isOpen, ...props }: EditProps & { isOpen: boolean }) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const handleClose = () => {
    if (!isBusy) props.onClose();
  };
  return (
    <Drawer
      isOpen={isOpen}
      onClose={handleClose}
      title={m.team_edit()}
      closeLabel={m.team_edit_close()}
      actions={
        <Button type="submit" form={id} variant="primary" isBusy={isBusy} busyLabel={m.team_saving()}>
          {m.team_save()}
        </Button>
      }
    >
      {isOpen && (
        <Stack>
          <EditForm {...props} id={id} onBusy={setBusy} onClose={props.onClose} />
          <LogoSection team={props.team} />
        </Stack>
      )}
    </Drawer>
  );
}
