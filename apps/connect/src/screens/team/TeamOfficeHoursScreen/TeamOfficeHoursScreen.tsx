import { useActionItems } from '../../../features/actionItem';
import { useBookableSlots, useTeamMeetings } from '../../../features/officeHour';
import { useTeamMentor } from '../../../features/pulse';
import { FindTeam, useOwnTeam, useTeamMembers } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { TeamHours, type TeamHoursData } from './TeamHours';

/** The office hours once all of their parts are known: none pushes the next. */
function WholeHours({ team }: Pick<TeamHoursData, 'team'>) {
  const meetings = useTeamMeetings(team.id);
  const slots = useBookableSlots();
  const items = useActionItems(team.id);
  const members = useTeamMembers(team.id);
  const mentor = useTeamMentor(team.id);
  if (meetings.data && slots.data && items.data && members.data && mentor.data !== undefined) {
    const read = { slots: slots.data, items: items.data, members: members.data, mentor: mentor.data };
    return <TeamHours data={{ team, meetings: meetings.data, ...read }} />;
  }
  const failed = [meetings, slots, items, members, mentor].find(({ isError }) => isError);
  return failed ? <FailedScreen error={failed.error} /> : <LoadingScreen />;
}

/** The meetings of one's own team with mentors, and the times that can be had. */
export function TeamOfficeHoursScreen() {
  const own = useOwnTeam();
  if (own.isPending) return <LoadingScreen />;
  // What was read before stays usable when reading anew fails.
  if (own.data === undefined) return <FailedScreen error={own.error} />;
  if (own.data) return <WholeHours team={own.data} />;
  return (
    <EmptyScreen
      title={m.hours_title()}
      empty={m.hours_no_team()}
      detail={m.hours_no_team_detail()}
      action={<FindTeam />}
    />
  );
}
