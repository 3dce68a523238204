import { teamLimits, teamRoleMutations, type Team, type TeamMember, type TeamRole } from '@grow/core/team';
import { singleLineProblem } from '@grow/core/text';
import { useGrowClient } from '@grow/shell';
import { Field, Input, Select } from '@grow/ui';
import { FormDialog, type Form } from '../../../shared/form';
import { personName } from '../../../features/people';
import { SkillChips } from '../../../features/profile';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

type RoleProps = {
  team: Team;
  /** The role that is changed; undefined for a new one. */
  role: TeamRole | undefined;
  members: readonly TeamMember[];
  onClose: () => void;
};

type RoleValues = { title: string; skills: readonly string[]; filledBy: string };

function problemsOf({ title, skills }: RoleValues) {
  const problem = singleLineProblem(title, teamLimits.roleTitle, true);
  const over = skills.length - teamLimits.roleSkills;
  return {
    ...(problem?.code === 'required' ? { title: m.team_role_missing() } : {}),
    ...(problem?.code === 'invalid' ? { title: m.team_text_invalid() } : {}),
    ...(problem?.code === 'too_long'
      ? { title: m.team_text_long({ over: problem.actual - problem.max }) }
      : {}),
    ...(over > 0 ? { skills: m.team_role_skills_many({ max: teamLimits.roleSkills }) } : {}),
  };
}

type RoleFieldsProps = { form: Form<RoleValues>; members: readonly TeamMember[] };

function RoleFields({ form, members }: RoleFieldsProps) {
  const { skills } = form.values;
  const toggle = (key: string) =>
    form.set({ skills: skills.includes(key) ? skills.filter((one) => one !== key) : [...skills, key] });
  return (
    <>
      <Field label={m.team_role_title()} help={m.team_role_title_help()} error={form.errors.title}>
        <Input {...form.text('title')} autoComplete="off" dir="auto" />
      </Field>
      <SkillChips
        label={m.team_role_skills()}
        max={teamLimits.roleSkills}
        chosen={skills}
        error={form.errors.skills}
        onToggle={toggle}
      />
      <Field label={m.team_role_holder()}>
        <Select {...form.text('filledBy')}>
          <option value="">{m.team_role_nobody()}</option>
          {members.map((member) => (
            <option key={member.userId} value={member.userId}>
              {personName(member)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

/** Whom the team looks for: what they do, what they can, and who does it once somebody is found. */
export function RoleDialog({ team, role, members, isOpen, onClose }: RoleProps & { isOpen: boolean }) {
  const { supabase } = useGrowClient();
  const { add, update } = teamRoleMutations(supabase, team.id);
  const saved = {
    words: { done: ({ title }: TeamRole) => m.team_role_saved({ role: title }) },
  };
  const adding = useProductMutation(add, saved);
  const updating = useProductMutation(update, saved);
  return (
    <FormDialog<RoleValues, TeamRole>
      isOpen={isOpen}
      onClose={onClose}
      title={role ? m.team_role_edit_title() : m.team_role_new_title()}
      keep={m.team_role_keep()}
      action={m.team_role_save()}
      busy={m.team_saving()}
      formKey={role?.id ?? 'new'}
      initial={{ title: role?.title ?? '', skills: role?.skills ?? [], filledBy: role?.filledBy ?? '' }}
      validate={problemsOf}
      send={async ({ title, skills, filledBy }) =>
        role
          ? updating.send({ id: role.id, title, skills, filledBy: filledBy || null })
          : adding.send({ title, skills, filledBy: filledBy || undefined })
      }
    >
      {(form) => <RoleFields form={form} members={members} />}
    </FormDialog>
  );
}
