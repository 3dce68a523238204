import { profileQueries } from '@grow/core';
import { enabledWhile } from '@grow/core/query';
import type { PersonHit } from '@grow/core/search';
import { teamQueries } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import type { DialogAddress } from '../../../shared/dialogAddress';
import { personName } from '../../../features/people';
import { InviteDialog, roleChoices, useLatched, type CurrentUserState } from '../../../features/teamRequest';
import { useSkillName } from '../../../features/teamSearch';

type InviteByAddressProps = {
  current: CurrentUserState;
  people: readonly PersonHit[];
  invite: DialogAddress;
};

/** The dialog of `?invite=`: for whoever can invite, also by a link to somebody who is not on this page. */
export function InviteByAddress({ current, people, invite }: InviteByAddressProps) {
  const { supabase } = useGrowClient();
  const nameOf = useSkillName();
  const { invitingTeam } = current;
  const listed = people.find(({ userId }) => userId === invite.value);
  const isAsked = invite.value !== undefined && invitingTeam !== undefined;
  const roles = useQuery(enabledWhile(isAsked, teamQueries(supabase).roles(invitingTeam?.id ?? '')));
  const profile = useQuery(enabledWhile(isAsked && !listed, profileQueries(supabase).detail(invite.value)));
  const person = listed ?? profile.data;
  const isKnown = isAsked && person !== undefined && !roles.isPending;
  const invited = useLatched(
    invite.value,
    isKnown ? { teamId: invitingTeam.id, userId: person.userId, name: personName(person) } : undefined,
  );
  const open = roles.data?.filter(({ filledBy }) => filledBy === undefined) ?? [];
  return (
    <InviteDialog
      teamId={invited?.teamId ?? ''}
      roles={roleChoices(open, nameOf)}
      person={invited}
      onClose={invite.close}
    />
  );
}
