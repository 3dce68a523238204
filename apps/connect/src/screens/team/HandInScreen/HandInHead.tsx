import { teamWeekState, type TeamWeek } from '@grow/core/hand-in';
import { datesOfSeasonWeek, seasonVerbs, seasonWeek, type Season } from '@grow/core/season';
import { daysInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Text, TextLink, WeekBar } from '@grow/ui';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { weekStateWords } from '../../../features/handIn';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Root = styled.header`
  display: grid;
  gap: 24px;
  padding-block: 32px 0;
  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 3.6fr);
    gap: clamp(40px, 5vw, 72px);
    align-items: end;
    padding-block: 56px 28px;
  }
`;

const Back = styled(TextLink)`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-height: 44px;
  font-size: 0.875rem;
`;

const Mark = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  min-height: 24px;
  margin-block: 6px 8px;
  color: var(--color-accent-text);
  b {
    font-weight: 640;
  }
`;

const Lead = styled(Text)`
  max-width: 30rem;
  margin-top: 12px;
`;

type HeadProps = {
  season: Season;
  week: number;
  weeks: readonly TeamWeek[];
  now: Date;
  verb: string;
  lead: string | undefined;
  /** A `Badge`, or words. */
  badge?: ReactNode;
  /** What is handed in. */
  title?: string | undefined;
};

/** Which week this is, and the ways to the others. */
export function HandInHead({ season, week, weeks, now, verb, lead, badge, title }: HeadProps) {
  const { locale } = useLocale();
  const verbs = seasonVerbs(season, locale);
  const current = seasonWeek(season, now);
  const items = weeks.map((one) => {
    const state = teamWeekState(one, now, current);
    const name = verbs[one.week - 1] ?? '';
    return {
      href: fullPath(paths.teamWeek(String(one.week))),
      verb: name,
      state,
      share: one.partsRequired > 0 ? one.partsReady / one.partsRequired : 0.5,
      label: m.hand_in_week_label({ week: one.week, verb: name, state: weekStateWords[state]() }),
    };
  });
  const days = daysInWords(datesOfSeasonWeek(season, week), locale);
  return (
    <Root>
      <div>
        <Back href={fullPath(paths.team())} variant="plain" linkComponent={AppLink}>
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
          {m.team_title()}
        </Back>
        <Mark>
          <b>{m.hand_in_week_of({ week, weeks: season.weeks })}</b>
          {badge}
        </Mark>
        <Text as="h1" step="d2">
          {verb}
        </Text>
        {lead && (
          <Lead step="lead" tone="muted">
            {lead}
          </Lead>
        )}
      </div>
      <WeekBar
        label={m.hand_in_weeks()}
        weeks={items}
        current={week}
        note={title ? m.hand_in_week_note({ days, title }) : days}
        linkComponent={AppLink}
      />
    </Root>
  );
}
