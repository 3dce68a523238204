import type { Profile, Role } from '@grow/core';
import { roleWord, useLocale } from '@grow/shell';
import { badgeRoles, Button, Dialog, Radio, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../features/auth';
import { personName } from '../../features/people';
import { m } from '../../paraglide/messages';

const Choices = styled.fieldset`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-bottom: 12px;
`;

const consequences: Record<Role, () => string> = {
  PARTICIPANT: m.people_role_participant,
  MENTOR: m.people_role_mentor,
  ORGA: m.people_role_orga,
};

type RoleDialogProps = {
  /** Whose role is asked for; undefined while nothing is asked. */
  person: Profile | undefined;
  isOwn: boolean;
  isBusy: boolean;
  failure: unknown;
  onKeep: () => void;
  onChange: (person: Profile, role: Role) => void;
};

/** Asks which role a person gets, and says what each one means for them. Stays mounted, so that focus finds its way back. */
export function RoleDialog({ person, isOwn, isBusy, failure, onKeep, onChange }: RoleDialogProps) {
  const { locale } = useLocale();
  const [choice, setChoice] = useState<{ readonly userId: string; readonly role: Role }>();
  const role = choice && choice.userId === person?.userId ? choice.role : person?.role;
  const title = person && m.people_role_title({ name: personName(person) });
  const handleKeep = () => {
    setChoice(undefined);
    onKeep();
  };
  const handleSave = () => {
    if (!person || !role || role === person.role) handleKeep();
    else onChange(person, role);
  };
  return (
    <Dialog
      isOpen={person !== undefined}
      onClose={handleKeep}
      title={title}
      actions={
        <>
          <Button onClick={handleKeep}>{m.people_role_keep()}</Button>
          <Button variant="primary" isBusy={isBusy} busyLabel={m.people_role_saving()} onClick={handleSave}>
            {m.people_role_save()}
          </Button>
        </>
      }
    >
      <Choices aria-label={title}>
        {badgeRoles.map((option) => (
          <Radio
            key={option}
            name="role"
            value={option}
            checked={role === option}
            disabled={isBusy}
            detail={consequences[option]()}
            onChange={() => person && setChoice({ userId: person.userId, role: option })}
          >
            {roleWord(option, locale)}
          </Radio>
        ))}
      </Choices>
      {isOwn && role !== person?.role && (
        <Text step="ui" tone="caution" role="status">
          {m.people_role_own()}
        </Text>
      )}
      <FormFailure failure={failure} />
    </Dialog>
  );
}
