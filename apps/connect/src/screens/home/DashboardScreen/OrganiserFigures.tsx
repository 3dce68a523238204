import { useGrowClient, useLocale } from '@grow/shell';
import { fingerReach, Section, TextLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailedPart } from '../../../shared/state';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { organiserQueries } from './organiserQueries';

const Lines = styled.ul`
  li {
    display: flex;
    gap: 16px;
    align-items: baseline;
    justify-content: space-between;
    min-height: 44px;
    padding: 11px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
  }
  a {
    ${fingerReach}
  }
  b {
    font-family: var(--font-display);
    font-size: 1.1875rem;
    font-weight: 760;
    font-variant-numeric: tabular-nums;
  }
`;

/** How many people and teams the season has; each figure leads to the list that it counts. */
export function OrganiserFigures({ waiting }: { waiting: ReactNode }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const queries = organiserQueries(supabase, new Date());
  const participants = useQuery(queries.participants);
  const mentors = useQuery(queries.mentors);
  const openTeams = useQuery(queries.openTeams);
  const facets = useQuery(queries.facets);
  const read = [participants, mentors, openTeams, facets];
  const failed = read.find(({ isError, data }) => isError && data === undefined);
  const teams = fullPath(paths.teams());
  const people = fullPath(paths.adminPeople());
  const lines = [
    { words: m.orga_participants(), count: participants.data?.total, href: `${people}?role=participant` },
    { words: m.orga_mentors(), count: mentors.data?.total, href: `${people}?role=mentor` },
    { words: m.orga_open_teams(), count: openTeams.data?.total, href: `${teams}?open=yes` },
    { words: m.orga_looking(), count: facets.data?.people.total, href: `${teams}?view=people` },
  ];
  return (
    <Section title={m.orga_figures()} isFlush>
      {read.some(({ isPending }) => isPending) && !failed && waiting}
      {failed && <FailedPart error={failed.error} />}
      {!read.some(({ isPending }) => isPending) && (
        <Lines>
          {lines.map(({ words, count, href }) => (
            <li key={href}>
              <TextLink href={href} linkComponent={AppLink}>
                {words}
              </TextLink>
              <b>{count?.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB')}</b>
            </li>
          ))}
        </Lines>
      )}
    </Section>
  );
}
