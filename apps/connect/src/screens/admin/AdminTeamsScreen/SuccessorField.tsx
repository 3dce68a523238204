import { enabledWhile } from '@grow/core/query';
import { type Team, teamQueries } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { Field, Select } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { personName } from '../../../features/people';
import { useTeamMembers } from '../../../features/team';
import { m } from '../../../paraglide/messages';

/** The team that somebody is in; undefined while it is not known, null without one. */
export function useTeamOf(userId: string): Team | null | undefined {
  const { supabase } = useGrowClient();
  return useQuery(enabledWhile(userId !== '', teamQueries(supabase).own(userId))).data;
}

/** Whether somebody who leaves this team has to be followed by another captain. */
export const needsSuccessor = (
  team: Pick<Team, 'captainId' | 'memberCount'> | null | undefined,
  userId: string,
) => team?.captainId === userId && team.memberCount > 1;

/** What is wrong with the choice of who follows, in words. */
export const successorErrors = (isNeeded: boolean, { successor }: { successor: string }) =>
  isNeeded && successor === '' ? { successor: m.orga_successor_choose() } : {};

type SuccessorFieldProps = {
  team: Pick<Team, 'id' | 'name'>;
  /** Who leaves. */
  userId: string;
  value: string;
  error: string | undefined;
  onChange: (userId: string) => void;
};

/** Who leads a team once its captain has gone. */
export function SuccessorField({ team, userId, value, error, onChange }: SuccessorFieldProps) {
  const { data: members = [] } = useTeamMembers(team.id);
  return (
    <Field label={m.orga_successor({ team: team.name })} error={error}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{m.orga_successor_choose()}</option>
        {members
          .filter((member) => member.userId !== userId)
          .map((member) => (
            <option key={member.userId} value={member.userId}>
              {personName(member)}
            </option>
          ))}
      </Select>
    </Field>
  );
}
