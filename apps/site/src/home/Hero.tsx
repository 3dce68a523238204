import { dateInWords } from '@grow/core/time';
import { daysOfSeason, seasonDay, seasonState, seasonVerbs } from '@grow/core/season';
import { siteConfig } from '@grow/shell';
import { ButtonLink, StaticGrowthLine } from '@grow/ui';
import type { Phase } from '../content/seasonPhase';
import type { SiteContent } from '../content/snapshot';
import { finalOf } from '../events/eventLooks';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { CallToAction } from './CallToAction';
import { Phased } from './Phased';
import { Actions, Copy, Inner, Line, Now } from './Hero.styles';

function Day({ season, now }: SiteContent) {
  return (
    <>
      {m.now_running_before()} <span data-day="">{seasonDay(season, now)}</span>{' '}
      {m.now_running_after({ days: daysOfSeason(season) })}{' '}
    </>
  );
}

function nowWords(phase: Phase, { season, events }: SiteContent, locale: Locale): string | undefined {
  const closes = season.teamClosesAt && dateInWords(season.teamClosesAt, locale);
  const final = finalOf(events);
  switch (phase) {
    case 'applying':
      return m.now_before({ date: dateInWords(season.startsOn, locale) });
    case 'joining':
      return closes && m.now_teams_until({ date: closes });
    case 'running':
      return closes && m.now_teams_closed({ date: closes });
    case 'final':
      return final && m.now_final({ date: dateInWords(final.startsAt, locale) });
    case 'off':
      return m.now_after();
  }
}

/** One line about today, by the phase of the season. */
function NowLine({ content, locale }: { content: SiteContent; locale: Locale }) {
  return (
    <Phased content={content}>
      {(phase) => ({
        key: phase,
        draw: (time) => (
          <span {...time}>
            {phase !== 'applying' && phase !== 'off' && <Day {...content} />}
            {nowWords(phase, content, locale)}
          </span>
        ),
      })}
    </Phased>
  );
}

/** The season as a word that grows, behind the one sentence that says what GROW is. */
export function Hero({ content, locale }: { content: SiteContent; locale: Locale }) {
  const { season, now } = content;
  const days = daysOfSeason(season);
  const day = Math.min(Math.max(seasonDay(season, now), 1), days);
  const isRunning = seasonState(season, now) === 'during';
  return (
    <section aria-labelledby="hero-title">
      <Inner>
        <Copy>
          <h1 id="hero-title">
            {m.hero_title()} <span>{m.hero_title_end()}</span>
          </h1>
          <p>{m.hero_lead({ name: siteConfig.name })}</p>
          <Actions>
            <CallToAction content={content} locale={locale} />
            <ButtonLink size="lg" href="#weeks">
              {m.see_weeks()}
            </ButtonLink>
          </Actions>
        </Copy>
        <Line>
          <StaticGrowthLine
            label={m.line_label({ day, days })}
            day={isRunning ? day - 1 : null}
            verbs={seasonVerbs(season, locale)}
            size="hero"
            startsOn={season.startsOn}
            isAnimated
          />
        </Line>
        <Now data-season-today={season.startsOn} data-season-days={days}>
          <i aria-hidden />
          <NowLine content={content} locale={locale} />
        </Now>
      </Inner>
    </section>
  );
}
