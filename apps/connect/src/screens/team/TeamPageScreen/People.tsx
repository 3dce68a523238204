import { isTeamCaptain, type Team, type TeamMember } from '@grow/core/team';
import { useLocale, useUserId } from '@grow/shell';
import { MemberList, MemberRow, PlaceRow, Section } from '@grow/ui';
import { personName } from '../../../features/people';
import { FailedPart } from '../../../shared/state';
import { useAvatarPerson, useTeamMembers } from '../../../features/team';
import { placesInWords } from '../../../features/teamSearch';
import { m } from '../../../paraglide/messages';
import { PeopleSkeleton } from './TeamPageSkeleton';

function Member({ team, member }: { team: Team; member: TeamMember }) {
  const isOwn = useUserId() === member.userId;
  const person = useAvatarPerson(member);
  const about = [member.studies, isTeamCaptain(team, member.userId) ? m.team_page_captain() : undefined];
  return (
    <MemberRow
      person={person}
      name={personName(member)}
      note={isOwn && m.team_page_you()}
      about={about.filter(Boolean).join('. ')}
    />
  );
}

/** Who is in the team, then the places that are open. */
export function People({ team, places }: { team: Team; places: number }) {
  const { locale } = useLocale();
  const members = useTeamMembers(team.id);
  return (
    <Section
      title={m.team_page_people()}
      aside={m.team_page_people_count({ count: team.memberCount, max: team.memberCount + places })}
      isFlush
    >
      {members.isPending && <PeopleSkeleton />}
      {members.isError && !members.data && <FailedPart error={members.error} />}
      <MemberList>
        {members.data?.map((member) => (
          <Member key={member.userId} team={team} member={member} />
        ))}
        {members.data && places > 0 && <PlaceRow title={placesInWords(places, locale)} />}
      </MemberList>
    </Section>
  );
}
