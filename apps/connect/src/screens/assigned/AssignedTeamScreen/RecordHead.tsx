import { mentorQueries } from '@grow/core/mentor';
import { lastContactOf } from '@grow/core/record';
import { pulseOfWeek } from '@grow/core/pulse';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { dateTimeInWords, dayInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { ButtonLink, TeamHead, TextLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { GiveAdvice } from '../../../features/actionItem';
import { useTeamWeeks } from '../../../features/handIn';
import { personName } from '../../../features/people';
import { pulseWords, useTeamPulses } from '../../../features/pulse';
import { weeksOf } from '../../../features/season';
import { TeamPicture } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import type { TeamRecord } from './useRecord';

const Back = styled.p`
  padding-top: 32px;
  a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

type RecordHeadProps = {
  team: Team;
  season: Season;
  /** Since when whoever reads looks after it; undefined for an organiser. */
  since: Date | undefined;
  record: TeamRecord;
  now: Date;
};

/** Who the team is, how it goes, when somebody was in touch, and what can be done for it. */
export function RecordHead({ team, season, since, record, now }: RecordHeadProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const weeks = weeksOf(season, now);
  const { state } = pulseOfWeek(useTeamPulses(team.id).data ?? [], weeks.nearest, team.id);
  const mentor = useQuery(mentorQueries(supabase).ofTeam(team.id)).data;
  const contact = lastContactOf(record.entries);
  const [meeting] = record.meetings
    .filter(({ state: of }) => of === 'planned')
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  // What waits longest is read first.
  const waiting = useTeamWeeks(team.id).data?.find(
    (week) => week.state === 'submitted' || week.state === 'in_review',
  )?.week;
  const back = since ? paths.assignedTeams() : paths.adminTeams();
  return (
    <>
      <Back>
        <TextLink variant="plain" href={fullPath(back)} linkComponent={AppLink}>
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
          {since ? m.assigned_title() : m.admin_teams()}
        </TextLink>
      </Back>
      <TeamHead
        mark={<TeamPicture team={team} size={112} />}
        name={team.name}
        lead={team.pitch}
        facts={[
          {
            key: 'pulse',
            label: m.pulse_title({ week: weeks.nearest }),
            value: state ? pulseWords(state) : m.record_no_contact(),
          },
          {
            key: 'contact',
            label: m.record_contact(),
            value: contact ? dateTimeInWords(contact, locale) : m.record_no_contact(),
          },
          {
            key: 'meeting',
            label: m.record_next_meeting(),
            value: meeting ? dateTimeInWords(meeting.startsAt, locale) : m.record_no_meeting(),
          },
          {
            key: 'mentor',
            label: m.mentor_title(),
            value: mentor ? personName(mentor) : m.record_no_mentor(),
          },
          ...(since ? [{ key: 'since', label: m.record_since(), value: dayInWords(since, locale) }] : []),
        ]}
        actions={
          <>
            {waiting !== undefined && (
              <ButtonLink
                variant="primary"
                href={fullPath(paths.assignedTeamWeek(team.slug, String(waiting)))}
                linkComponent={AppLink}
              >
                {m.record_read_week({ week: waiting })}
              </ButtonLink>
            )}
            <GiveAdvice team={team} />
          </>
        }
      />
    </>
  );
}
