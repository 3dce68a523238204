import { isTeamCaptain, type Team, type TeamMember } from '@grow/core/team';
import type { Season } from '@grow/core/season';
import { MemberList, MemberRow, Section, Skeleton, SkeletonGroup } from '@grow/ui';
import { personName } from '../../../features/people';
import { useAvatarPerson, useTeamMembers, useTeamRoles } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

type MemberProps = { team: Team; member: TeamMember; roles: readonly string[] };

function Member({ team, member, roles }: MemberProps) {
  const about = [
    member.studies,
    ...roles,
    isTeamCaptain(team, member.userId) ? m.team_speaks() : undefined,
  ].filter(Boolean);
  return <MemberRow person={useAvatarPerson(member)} name={personName(member)} about={about.join('. ')} />;
}

/** Who is in the team, what they study and what they do there. */
export function PeopleSection({ team, season }: { team: Team; season: Season }) {
  const members = useTeamMembers(team.id);
  const roles = useTeamRoles(team.id).data ?? [];
  return (
    <Section
      title={m.team_page_people()}
      aside={m.team_page_people_count({ count: team.memberCount, max: season.maxTeam })}
      isFlush
      id="people"
    >
      {members.isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {members.isError && !members.data && <FailedPart error={members.error} />}
      <MemberList>
        {(members.data ?? []).map((member) => (
          <Member
            key={member.userId}
            team={team}
            member={member}
            roles={roles.filter(({ filledBy }) => filledBy === member.userId).map(({ title }) => title)}
          />
        ))}
      </MemberList>
    </Section>
  );
}
