import { lineProblem, teamLimits, type Team, type TeamMember, type TeamRole } from '@grow/core';
import { Field, Input, Select, useToast } from '@grow/ui';
import { useForm } from '../../features/form';
import { personName } from '../../features/people';
import { SkillChips } from '../../features/profile';
import { DialogForm, FormDialog, type FormDialogInside } from '../../features/team';
import { m } from '../../paraglide/messages';
import { useRoleDeeds } from './useRoleDeeds';

type RoleProps = {
  team: Team;
  /** The role that is changed; undefined for a new one. */
  role: TeamRole | undefined;
  members: readonly TeamMember[];
  onClose: () => void;
};

type RoleValues = { title: string; skills: readonly string[]; filledBy: string };

function problemsOf({ title, skills }: RoleValues) {
  const problem = lineProblem(title, teamLimits.roleTitle, true);
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

function RoleForm({ team, role, members, onClose, id, onBusy }: RoleProps & FormDialogInside) {
  const toast = useToast();
  const deeds = useRoleDeeds(team.id);
  const initial: RoleValues = {
    title: role?.title ?? '',
    skills: role?.skills ?? [],
    filledBy: role?.filledBy ?? '',
  };
  const form = useForm<RoleValues>({
    initial,
    validate: problemsOf,
    send: async ({ title, skills, filledBy }) => {
      onBusy(true);
      try {
        const holder = filledBy || null;
        if (role) await deeds.update(role.id, { title, skills, filledBy: holder });
        else await deeds.add(title, skills, holder);
      } finally {
        onBusy(false);
      }
      toast.show({ status: 'success', title: m.team_role_saved({ role: title.trim() }) });
      onClose();
    },
  });
  const { skills } = form.values;
  const toggle = (key: string) =>
    form.set({ skills: skills.includes(key) ? skills.filter((one) => one !== key) : [...skills, key] });
  return (
    <DialogForm id={id} form={form}>
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
    </DialogForm>
  );
}

/** Whom the team looks for: what they do, what they can, and who does it once somebody is found. */
export function RoleDialog({ isOpen, ...props }: RoleProps & { isOpen: boolean }) {
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={props.role ? m.team_role_edit_title() : m.team_role_new_title()}
      keep={m.team_role_keep()}
      action={m.team_role_save()}
      busy={m.team_saving()}
    >
      {(inside) => <RoleForm key={props.role?.id ?? 'new'} {...props} {...inside} />}
    </FormDialog>
  );
}
