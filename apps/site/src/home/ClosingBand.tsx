import { dateOfSeasonDay, daysOfSeason, seasonDay } from '@grow/core/season';
import { Wrap, media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
import { startOfDay } from '../content/seasonClock';
import type { Phase } from '../content/seasonPhase';
import { skillNames } from '../content/skillNames';
import type { SiteContent } from '../content/snapshot';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { CallToAction } from './CallToAction';
import { Phased } from './Phased';

const Band = styled.section`
  margin-bottom: calc(-1 * var(--space-9));
  padding: clamp(56px, 7vw, 104px) 0;
  border-top: 1px solid var(--color-line);
  background: var(--color-sunken);
  h2 {
    ${typeStyles.d1}
  }
`;

const Grid = styled(Wrap)`
  display: grid;
  gap: 28px;
  ${media.lg} {
    grid-template-columns: 7fr 4fr;
    align-items: end;
    gap: 24px;
  }
`;

const Act = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
  max-width: 30rem;
  p {
    ${typeStyles.lead}
    color: var(--color-ink-muted);
  }
`;

const titles: Record<Phase, () => string> = {
  applying: m.end_before,
  joining: m.end_running,
  running: m.end_running,
  final: m.end_running,
  off: m.end_after,
};

/** What teams ask for most; while nobody is looked for, what there is to see. */
function joiningLead({ figures, skills }: SiteContent, locale: Locale): string {
  const [skill] = skillNames(figures.mostWanted === undefined ? [] : [figures.mostWanted], skills, locale);
  return skill === undefined ? m.end_before_lead() : m.end_running_lead({ skill });
}

const leads: Record<Phase, (content: SiteContent, locale: Locale) => string> = {
  applying: () => m.end_before_lead(),
  joining: joiningLead,
  running: () => m.end_closed_lead(),
  final: () => m.end_final_lead(),
  off: () => m.end_after_lead(),
};

/** How many days remain, and what that counts; on the last two it is no number of days. */
function DaysLeft({ content: { season, now } }: { content: SiteContent }) {
  const days = daysOfSeason(season);
  const begins = (day: number) => startOfDay(dateOfSeasonDay(season, day)).getTime();
  const [lastButOne, last] = [begins(days - 1), begins(days)];
  const between = (from: number, until: number) => ({
    'data-from': from / 1000,
    'data-until': until / 1000,
    hidden: +now < from || +now >= until,
  });
  return (
    <>
      <span {...between(0, lastButOne)}>
        <span data-days-left="">{days - seasonDay(season, now)}</span> {m.end_running()}
      </span>
      <span {...between(lastButOne, last)}>{m.end_tomorrow()}</span>
      <span {...between(last, begins(days + 1))}>{m.end_today()}</span>
    </>
  );
}

/** The end of home: what is left of the season, and the one thing to do. */
export function ClosingBand({ content, locale }: { content: SiteContent; locale: Locale }) {
  const { season } = content;
  return (
    <Band aria-labelledby="end-title">
      <Grid>
        <h2 id="end-title" data-season-today={season.startsOn} data-season-days={daysOfSeason(season)}>
          <Phased content={content}>
            {(phase) => ({
              key: titles[phase](),
              draw: (time) => (
                <span {...time}>
                  {titles[phase] === m.end_running ? <DaysLeft content={content} /> : titles[phase]()}
                </span>
              ),
            })}
          </Phased>
        </h2>
        <Act>
          <Phased content={content}>
            {(phase) => ({
              key: phase,
              draw: (time) => <p {...time}>{leads[phase](content, locale)}</p>,
            })}
          </Phased>
          <CallToAction content={content} locale={locale} />
        </Act>
      </Grid>
    </Band>
  );
}
