import { datesOfSeasonWeek, seasonWeek } from '@grow/core/season';
import { isWeekClosed, type SeasonSettings, type WeekSettings } from '@grow/core/season-admin';
import { inLocale, langOf, localeOfText } from '@grow/core/text';
import { dateTimeInWords, daysInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, letterOfWeek, media, Section, Tag, Text, WeekLetter } from '@grow/ui';
import { Lock, Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { graceInWords } from './seasonWords';

const Note = styled(Text)`
  padding: 12px 0;
  border-bottom: 1px solid var(--color-line);
`;

const List = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) auto;
  gap: 6px 16px;
  align-items: center;
  padding: 12px 0;
  border-bottom: 1px solid var(--color-line);
  &[aria-current] {
    margin-inline: -14px;
    padding-inline: 14px;
    border-radius: var(--radius-md);
    background: color-mix(in srgb, var(--color-accent) 14%, transparent);
  }
  & > :first-child {
    align-self: start;
  }
  ${media.lg} {
    grid-template-columns: 34px 150px minmax(0, 1fr) minmax(0, 1fr) 150px auto;
  }
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  & > span {
    color: var(--color-ink-muted);
    font-size: 0.875rem;
  }
`;

/* Below the verb where it is narrow, beside it where there is room. */
const Below = styled(Words)`
  grid-column: 2 / -1;
  ${media.lg} {
    grid-column: auto;
  }
`;

const Parts = styled(Below)`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Action = styled.div`
  grid-row: 1;
  grid-column: 3;
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  color: var(--color-ink-muted);
  font-size: 0.875rem;
  ${media.lg} {
    grid-column: 6;
    min-width: 96px;
  }
`;

type WeekRowProps = {
  week: WeekSettings;
  settings: SeasonSettings;
  now: Date;
  onEdit: (week: number) => void;
};

function WeekRow({ week, settings: { season }, now, onEdit }: WeekRowProps) {
  const { locale } = useLocale();
  const { milestone, verb, task } = week;
  const isClosed = isWeekClosed(week, season, now);
  const isNow = seasonWeek(season, now) === week.week;
  const { from, to } = datesOfSeasonWeek(season, week.week);
  const said = milestone?.brief.mustProve ?? task;
  const about = { week: week.week, verb: inLocale(verb, locale) };
  return (
    <Row aria-current={isNow ? 'step' : undefined}>
      <WeekLetter
        letter={letterOfWeek(week.week)}
        state={isNow ? 'now' : isClosed ? 'done' : 'next'}
        share={1}
        drawnHeight={22}
        drawnWidth={30}
      />
      <Words>
        <b lang={langOf(localeOfText(verb, locale), locale)}>{about.verb}</b>
        <span>{daysInWords({ from, to }, locale)}</span>
      </Words>
      <Below lang={langOf(localeOfText(said, locale), locale)}>{inLocale(said, locale)}</Below>
      <Parts>
        {milestone?.parts.map(({ key, label }) => (
          <Tag key={key}>{inLocale(label, locale)}</Tag>
        ))}
      </Parts>
      <Below>
        {milestone ? (
          <>
            {dateTimeInWords(milestone.dueAt, locale)}
            <span>{graceInWords(milestone.graceMinutes)}</span>
          </>
        ) : (
          <span>{m.season_set_no_hand_in()}</span>
        )}
      </Below>
      <Action>
        {isClosed ? (
          <>
            <Lock size={16} strokeWidth={1.75} aria-hidden />
            {m.season_set_week_closed()}
          </>
        ) : (
          <Button
            size="sm"
            icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={m.season_set_edit_week(about)}
            onClick={() => onEdit(week.week)}
          >
            {m.season_set_edit()}
          </Button>
        )}
      </Action>
    </Row>
  );
}

type WeeksPartProps = Omit<WeekRowProps, 'week'>;

/** The weeks of the season as they are written. Closed ones are locked. */
export function WeeksPart(props: WeeksPartProps) {
  return (
    <Section title={m.season_set_weeks()} isFlush>
      <Note step="small" tone="muted">
        {m.season_set_weeks_aside()}
      </Note>
      <List>
        {props.settings.weeks.map((week) => (
          <WeekRow key={week.week} week={week} {...props} />
        ))}
      </List>
    </Section>
  );
}
