import { daysOfSeason, seasonDay, seasonState } from '@grow/core';
import { siteConfig } from '@grow/shell';
import { ButtonLink, StaticGrowthLine } from '@grow/ui';
import { areTeamsOpen, type SiteContent } from '../content/snapshot';
import { weekTexts } from '@grow/shell';
import { formatDay, formatDeadline } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { connectPaths } from '../paths';
import { Actions, Copy, Inner, Line, Now } from './Hero.styles';

function NowLine({ content: { season, now }, locale }: { content: SiteContent; locale: Locale }) {
  const state = seasonState(season, now);
  if (state === 'before') return m.now_before({ date: formatDay(season.startsOn, locale) });
  if (state === 'after') return m.now_after();
  const { teamClosesAt } = season;
  return (
    <>
      {m.now_running_before()} <span data-day="">{seasonDay(season, now)}</span>{' '}
      {m.now_running_after({ days: daysOfSeason(season) })}
      {teamClosesAt && (
        <>
          {' '}
          {teamClosesAt > now
            ? m.now_teams_until({ date: formatDeadline(teamClosesAt, locale) })
            : m.now_teams_closed({ date: formatDeadline(teamClosesAt, locale) })}
        </>
      )}
    </>
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
            <ButtonLink variant="primary" size="lg" href={connectPaths.signup}>
              {areTeamsOpen(content) ? m.join_team() : m.create_account()}
            </ButtonLink>
            <ButtonLink size="lg" href="#weeks">
              {m.see_weeks()}
            </ButtonLink>
          </Actions>
        </Copy>
        <Line>
          <StaticGrowthLine
            label={m.line_label({ day, days })}
            day={isRunning ? day - 1 : null}
            verbs={weekTexts[locale].map(({ verb }) => verb)}
            size="hero"
            startsOn={season.startsOn}
            isAnimated
          />
        </Line>
        <Now data-season-today={season.startsOn} data-season-days={days}>
          <i aria-hidden />
          <span>
            <NowLine content={content} locale={locale} />
          </span>
        </Now>
      </Inner>
    </section>
  );
}
