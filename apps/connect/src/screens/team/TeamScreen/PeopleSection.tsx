import { isTeamCaptain, type Team, type TeamMember, type TeamRole } from '@grow/core/team';
import { useUserId } from '@grow/shell';
import { ActionMenu, MemberList, MemberRow, PlaceRow, Section, Skeleton, SkeletonGroup } from '@grow/ui';
import { Crown, LogOut, UserMinus } from 'lucide-react';
import { personName } from '../../../features/people';
import { FailedPart } from '../../../shared/state';
import { useAvatarPerson, useTeamMembers, useTeamRoles } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import type { TeamDialogAddress } from './useTeamDialog';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Whole = {
  team: Team;
  isLed: boolean;
  /** How many more people the team can take. */
  places: number;
  onDialog: TeamDialogAddress['open'];
};

type MemberProps = Omit<Whole, 'places'> & { member: TeamMember; roles: readonly TeamRole[] };

function actionsFor({ isLed, onDialog, member }: MemberProps, isOwn: boolean) {
  if (isOwn) {
    return [
      {
        key: 'leave',
        label: m.team_leave(),
        icon: <LogOut {...icon} />,
        tone: 'critical' as const,
        onSelect: () => onDialog('leave'),
      },
    ];
  }
  if (!isLed) return [];
  return [
    {
      key: 'captain',
      label: m.team_make_captain(),
      icon: <Crown {...icon} />,
      onSelect: () => onDialog('hand-over', member.userId),
    },
    {
      key: 'remove',
      label: m.team_remove(),
      icon: <UserMinus {...icon} />,
      tone: 'critical' as const,
      onSelect: () => onDialog('remove', member.userId),
    },
  ];
}

function Member(props: MemberProps) {
  const { team, member, roles } = props;
  const isOwn = useUserId() === member.userId;
  const person = useAvatarPerson(member);
  const filled = roles.filter(({ filledBy }) => filledBy === member.userId).map(({ title }) => title);
  const about = [
    member.studies,
    filled.join(', '),
    isTeamCaptain(team, member.userId) ? m.team_speaks() : undefined,
  ];
  const name = personName(member);
  const actions = actionsFor(props, isOwn);
  return (
    <MemberRow
      person={person}
      name={name}
      note={isOwn && m.team_page_you()}
      about={about.filter(Boolean).join('. ')}
      action={
        actions.length > 0 && (
          <ActionMenu label={isOwn ? m.team_actions_own() : m.team_actions({ name })} actions={actions} />
        )
      }
    />
  );
}

/** Who is in the team, then the places that are open. */
export function PeopleSection({ places, ...whole }: Whole) {
  const { team } = whole;
  const members = useTeamMembers(team.id);
  const roles = useTeamRoles(team.id).data ?? [];
  const wanted = roles.filter(({ filledBy }) => filledBy === undefined).map(({ title }) => title);
  const people = members.data ?? [];
  return (
    <Section
      title={m.team_page_people()}
      aside={m.team_page_people_count({ count: team.memberCount, max: team.memberCount + places })}
      isFlush
      id="people"
    >
      {members.isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {members.isError && !members.data && <FailedPart error={members.error} />}
      <MemberList>
        {people.map((member) => (
          <Member key={member.userId} {...whole} member={member} roles={roles} />
        ))}
        {places > 0 && (
          <PlaceRow
            title={places === 1 ? m.teams_places_one() : m.teams_places({ count: places })}
            about={wanted.length > 0 && m.team_wanted({ roles: wanted.join(', ') })}
          />
        )}
      </MemberList>
    </Section>
  );
}
