import { typedLength } from '@grow/core/text';
import { teamLimits, teamMutations, teamStages, type Team } from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { Field, Input, Select, Textarea, useToast } from '@grow/ui';
import { FormDrawer, useFormDraft, type Form } from '../../../shared/form';
import { isNameTaken, teamErrors } from '../../../features/team';
import { stageWords } from '../../../features/teamSearch';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { LogoSection } from './LogoSection';

type Texts = Record<'name' | 'pitch' | 'description' | 'stage' | 'industry' | 'city', string>;

function EditFields({ form }: { form: Form<Texts> }) {
  const { values, errors, text } = form;
  const isTaken = isNameTaken(form.failure);
  const count = (value: string, max: number) => m.team_count({ count: typedLength(value), max });
  return (
    <>
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
    </>
  );
}

type EditTeamDrawerProps = { team: Team; isOpen: boolean; onClose: () => void };

/** What the captain says about the team, and its logo. What is typed and not saved is there again when it opens. */
export function EditTeamDrawer({ team, isOpen, onClose }: EditTeamDrawerProps) {
  const { supabase } = useGrowClient();
  const toast = useToast();
  const saving = useProductMutation(teamMutations(supabase, useUserId() ?? '').update);
  const { name, pitch, description, stage, industry = '', city = '' } = team;
  return (
    <FormDrawer<Texts, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.team_edit()}
      closeLabel={m.team_edit_close()}
      action={m.team_save()}
      busy={m.team_saving()}
      draft={useFormDraft<Texts>(`team-${team.id}`)}
      initial={{ name, pitch, description, stage, industry, city }}
      // The stage is chosen, not typed.
      validate={(texts) => teamErrors({ ...texts, stage })}
      send={async (texts, initial) => {
        // Only what differs: a text that was changed elsewhere meanwhile stays.
        const changed = Object.entries(texts).filter(
          ([field, text]) => text !== initial[field as keyof Texts],
        );
        if (changed.length > 0) {
          await saving.send({ teamId: team.id, changes: Object.fromEntries(changed) });
        }
        toast.show({ status: 'success', title: m.team_saved(), description: m.team_saved_detail() });
      }}
      isShownByField={isNameTaken}
      below={<LogoSection team={team} />}
    >
      {(form) => <EditFields form={form} />}
    </FormDrawer>
  );
}
