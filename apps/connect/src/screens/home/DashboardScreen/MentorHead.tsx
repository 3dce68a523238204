import { seasonWeek, type Season } from '@grow/core/season';
import type { Triage, TriagedTeam } from '@grow/core/triage';
import { useLocale, useUserId } from '@grow/shell';
import { ButtonLink, media, Text } from '@grow/ui';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { readingRoom } from '../../../features/triage';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { mentorLead, needWords } from './mentorWords';

const Root = styled.header`
  display: grid;
  gap: 20px;
  justify-items: start;
  padding-top: 40px;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding-top: 48px;
  }
`;

const Mark = styled(Text)`
  font-weight: 640;
  margin-bottom: 8px;
`;

const Lead = styled(Text)`
  margin-top: 12px;
  max-width: 34rem;
`;

type MentorHeadProps = { triage: Triage; teams: readonly TriagedTeam[]; season: Season; now: Date };

/** The title is the answer: how many teams need their mentor. One press leads to what waits longest of what nobody else reads. */
export function MentorHead({ triage, teams, season, now }: MentorHeadProps) {
  const { locale } = useLocale();
  const userId = useUserId();
  const oldest = triage.waiting.find(
    ({ handIn: { reviewerId } }) => reviewerId === undefined || reviewerId === userId,
  );
  return (
    <Root>
      <div>
        <Mark tone="accent">
          {m.dashboard_week({ week: seasonWeek(season, now) ?? season.weeks, weeks: season.weeks })}
        </Mark>
        <Text as="h1" step="d2">
          {needWords(triage.needing.length)}
        </Text>
        <Lead step="lead" tone="muted">
          {mentorLead(triage, teams, season, now, locale)}
        </Lead>
      </div>
      {oldest && (
        <ButtonLink
          variant="primary"
          href={readingRoom(oldest.team.slug, oldest.handIn.week)}
          linkComponent={AppLink}
          iconAfter={<ArrowRight size={18} strokeWidth={1.75} aria-hidden />}
        >
          {m.triage_read_team({ team: oldest.team.name, week: oldest.handIn.week })}
        </ButtonLink>
      )}
    </Root>
  );
}
