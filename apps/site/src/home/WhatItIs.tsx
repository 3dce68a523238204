import { daysOfSeason } from '@grow/core';
import { Wrap, media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
import type { SiteContent } from '../content/snapshot';
import { terms } from '../content/terms';
import { formatCount } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';

const Grid = styled(Wrap)`
  display: grid;
  gap: 56px;
  ${media.lg} {
    grid-template-columns: 6.2fr 4fr;
    gap: clamp(48px, 6vw, 96px);
    align-items: end;
  }
`;

const Claim = styled.h2`
  ${typeStyles.h1}
  font-weight: 720;
  font-stretch: 106%;
  line-height: 1.12;
  text-wrap: pretty;
`;

const Terms = styled.dl`
  margin-top: 40px;
  div {
    display: grid;
    grid-template-columns: 5rem 1fr;
    gap: 16px;
    padding: 16px 0;
    border-top: 1px solid var(--color-line);
  }
  dt {
    font-weight: 660;
  }
  dd {
    max-width: 33rem;
    color: var(--color-ink-muted);
  }
`;

const Figures = styled.dl`
  display: grid;
  border-bottom: 1px solid var(--color-line);
  div {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 2px 12px;
    align-items: baseline;
    padding: 18px 0;
    border-top: 1px solid var(--color-line);
  }
  dt {
    order: 1;
    font-weight: 640;
  }
  dd:not(:last-child) {
    ${typeStyles.d2}
    font-variant-numeric: tabular-nums;
  }
  dd:last-child {
    order: 2;
    grid-column: 1 / -1;
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
`;

/** What the contest is, and its measures from the season's own data. */
export function WhatItIs({ content, locale }: { content: SiteContent; locale: Locale }) {
  const { season, events } = content;
  const figures = [
    { value: formatCount(daysOfSeason(season), locale), label: m.figure_days(), note: m.figure_days_note() },
    { value: `${season.minTeam}–${season.maxTeam}`, label: m.figure_team(), note: m.figure_team_note() },
    { value: formatCount(events.length, locale), label: m.figure_events(), note: m.figure_events_note() },
  ];
  return (
    <section id="what" aria-labelledby="what-title">
      <Grid>
        <div>
          <Claim id="what-title">{m.what_title()}</Claim>
          <Terms>
            {terms[locale].map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Terms>
        </div>
        <Figures aria-label={m.figures_title()}>
          {figures.map(({ value, label, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd>{note}</dd>
            </div>
          ))}
        </Figures>
      </Grid>
    </section>
  );
}
