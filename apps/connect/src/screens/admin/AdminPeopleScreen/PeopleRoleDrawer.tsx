import { peopleBulkMutations, type BulkRole, type PeopleViewFilter, type Selection } from '@grow/core/bulk';
import { roleWord, useGrowClient, useLocale } from '@grow/shell';
import { Radio } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BulkDrawer, usePeopleRolePreview } from '../../../features/bulk';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

const Choices = styled.fieldset`
  display: grid;
  gap: 8px;
  justify-items: start;
`;

const bulkRoles = ['MENTOR', 'PARTICIPANT'] as const satisfies readonly BulkRole[];

const consequences: Record<BulkRole, () => string> = {
  PARTICIPANT: m.people_role_participant,
  MENTOR: m.people_role_mentor,
};

type PeopleRoleDrawerProps = {
  /** Who is selected; undefined while nothing is asked. */
  selection: Selection<PeopleViewFilter> | undefined;
  onClose: () => void;
  onStarted: (jobId: string) => void;
};

/** Gives many people a role: participant or mentor. Organisers are made one by one. */
export function PeopleRoleDrawer({ selection, onClose, onStarted }: PeopleRoleDrawerProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [role, setRole] = useState<BulkRole>('MENTOR');
  const request = { selection: selection ?? { ids: [] }, role };
  const starting = useProductMutation(peopleBulkMutations(supabase).startRole);
  return (
    <BulkDrawer
      isOpen={selection !== undefined}
      onClose={onClose}
      title={m.bulk_role_title()}
      lead={m.bulk_role_lead()}
      choices={
        <Choices aria-label={m.people_role()}>
          {bulkRoles.map((option) => (
            <Radio
              key={option}
              name="bulk-role"
              value={option}
              checked={role === option}
              detail={consequences[option]()}
              onChange={() => setRole(option)}
            >
              {roleWord(option, locale)}
            </Radio>
          ))}
        </Choices>
      }
      preview={usePeopleRolePreview(selection !== undefined, request)}
      action={(count) => m.bulk_role_action({ count })}
      draft="bulk-role"
      send={(agreed) => starting.send({ ...request, ...agreed })}
      onStarted={onStarted}
    />
  );
}
