import { daysOfSeason, seasonDay, seasonState } from '@grow/core';
import { ButtonLink, Wrap, media, typeStyles } from '@grow/ui';
import { styled } from 'styled-components';
import { areTeamsOpen, type SiteContent } from '../content/snapshot';
import { m } from '../paraglide/messages';
import { connectPaths } from '../paths';

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

const words = {
  before: { title: m.end_before, lead: m.end_before_lead },
  during: { title: m.end_running, lead: m.end_running_lead },
  after: { title: m.end_after, lead: m.end_after_lead },
};

/** The end of home: what is left of the season, and the one thing to do. */
export function ClosingBand({ content }: { content: SiteContent }) {
  const { season, now } = content;
  const isOpen = areTeamsOpen(content);
  const state = seasonState(season, now);
  const { title, lead } = words[state];
  return (
    <Band aria-labelledby="end-title">
      <Grid>
        <h2 id="end-title" data-season-today={season.startsOn} data-season-days={daysOfSeason(season)}>
          {state === 'during' && (
            <>
              <span data-days-left="">{daysOfSeason(season) - seasonDay(season, now)}</span>{' '}
            </>
          )}
          {title()}
        </h2>
        <Act>
          <p>{state === 'during' && !isOpen ? m.end_closed_lead() : lead()}</p>
          <ButtonLink variant="primary" size="lg" href={connectPaths.signup}>
            {isOpen ? m.join_team() : m.create_account()}
          </ButtonLink>
        </Act>
      </Grid>
    </Band>
  );
}
