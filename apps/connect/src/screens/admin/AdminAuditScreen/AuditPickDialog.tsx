import { Button, Dialog } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../../features/people';
import { useFewPeople, useFewTeams } from '../../../features/teamAdmin';
import type { AuditChoice } from '../../../features/audit';
import { m } from '../../../paraglide/messages';
import { Picker } from '../../../shared/form';
import type { Choose } from '../../../shared/list';

const Body = styled.div`
  display: grid;
  gap: 24px;
`;

type AuditPickDialogProps = {
  isOpen: boolean;
  choice: AuditChoice;
  onChoose: Choose<AuditChoice>;
  onClose: () => void;
};

type Picked = Pick<AuditChoice, 'teamId' | 'personId'>;
type FieldsProps = { picked: Picked; onPick: (changes: Partial<Picked>) => void };

function Fields({ picked, onPick }: FieldsProps) {
  const [teamText, setTeamText] = useState('');
  const [personText, setPersonText] = useState('');
  const teams = useFewTeams(teamText).data?.items;
  const people = useFewPeople(personText).data?.items;
  return (
    <Body>
      <Picker
        label={m.mentoring_find_team()}
        error={undefined}
        search={teamText}
        onSearch={setTeamText}
        options={teams?.map(({ id, name, city }) => ({ value: id, label: name, detail: city }))}
        chosen={picked.teamId ?? ''}
        onChoose={(teamId) => onPick({ teamId: teamId || undefined })}
      />
      <Picker
        label={m.mentoring_find_person()}
        error={undefined}
        search={personText}
        onSearch={setPersonText}
        options={people?.map((person) => ({
          value: person.userId,
          label: personName(person),
          detail: person.email,
        }))}
        chosen={picked.personId ?? ''}
        onChoose={(personId) => onPick({ personId: personId || undefined })}
      />
    </Body>
  );
}

/** Narrows the log to a team, a person, or both. */
export function AuditPickDialog({ isOpen, choice, onChoose, onClose }: AuditPickDialogProps) {
  const [changes, setChanges] = useState<Partial<Picked>>({});
  const picked = { teamId: choice.teamId, personId: choice.personId, ...changes };
  const close = () => {
    setChanges({});
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={m.audit_pick_title()}
      closeLabel={m.orga_close()}
      actions={
        <Button
          variant="primary"
          onClick={() => {
            onChoose(picked);
            close();
          }}
        >
          {m.audit_pick_show()}
        </Button>
      }
    >
      <Fields picked={picked} onPick={(more) => setChanges({ ...changes, ...more })} />
    </Dialog>
  );
}
