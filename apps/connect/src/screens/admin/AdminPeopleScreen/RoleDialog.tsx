import type { Profile, Role } from '@grow/core';
import { roleWord, useLocale, useUserId } from '@grow/shell';
import { badgeRoles, Radio, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { FormDialog, type Form } from '../../../shared/form';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { useRoleChange } from './useRoleChange';

const Fields = styled.div`
  display: grid;
  gap: 12px;
`;

const Choices = styled.fieldset`
  display: grid;
  gap: 8px;
  justify-items: start;
`;

const consequences: Record<Role, () => string> = {
  PARTICIPANT: m.people_role_participant,
  MENTOR: m.people_role_mentor,
  ORGA: m.people_role_orga,
};

const titleOf = (person: Profile) => m.people_role_title({ name: personName(person) });

type Values = { role: Role | undefined };

function RoleFields({ person, form }: { person: Profile; form: Form<Values> }) {
  const { locale } = useLocale();
  const isOwn = useUserId() === person.userId;
  const { role } = form.values;
  return (
    <Fields>
      <Choices aria-label={titleOf(person)}>
        {badgeRoles.map((option) => (
          <Radio
            key={option}
            name="role"
            value={option}
            checked={role === option}
            disabled={form.isBusy}
            detail={consequences[option]()}
            onChange={() => form.set({ role: option })}
          >
            {roleWord(option, locale)}
          </Radio>
        ))}
      </Choices>
      {isOwn && role !== person.role && (
        <Text step="ui" tone="caution" role="status">
          {m.people_role_own()}
        </Text>
      )}
    </Fields>
  );
}

type RoleDialogProps = {
  /** Whose role is asked for; undefined while nothing is asked. */
  person: Profile | undefined;
  onClose: () => void;
};

/** Asks which role a person gets, and says what each one means for them. */
export function RoleDialog({ person, onClose }: RoleDialogProps) {
  const changing = useRoleChange();
  return (
    <FormDialog<Values, void>
      isOpen={person !== undefined}
      onClose={onClose}
      title={person && titleOf(person)}
      keep={m.people_role_keep()}
      action={m.people_role_save()}
      busy={m.people_role_saving()}
      initial={{ role: person?.role }}
      send={async ({ role }) => {
        if (!person || !role || role === person.role) return;
        await changing.send({ userId: person.userId, role, before: person.role });
      }}
    >
      {(form) => person && <RoleFields person={person} form={form} />}
    </FormDialog>
  );
}
