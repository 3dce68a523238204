import { daysOfSeason, seasonDay } from '@grow/core/season';
import { Wrap, media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
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

/** The end of home: what is left of the season, and the one thing to do. */
export function ClosingBand({ content, locale }: { content: SiteContent; locale: Locale }) {
  const { season, now } = content;
  const daysLeft = daysOfSeason(season) - seasonDay(season, now);
  return (
    <Band aria-labelledby="end-title">
      <Grid>
        <h2 id="end-title" data-season-today={season.startsOn} data-season-days={daysOfSeason(season)}>
          <Phased content={content}>
            {(phase) => ({
              key: titles[phase](),
              draw: (time) => (
                <span {...time}>
                  {titles[phase] === m.end_running && (
                    <>
                      <span data-days-left="">{daysLeft}</span>{' '}
                    </>
                  )}
                  {titles[phase]()}
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
