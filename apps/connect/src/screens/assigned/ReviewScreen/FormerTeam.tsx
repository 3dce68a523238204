import { reviewQueries } from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import type { Team } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { PageHeader, Section, Wrap } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ReadParts } from '../../../features/handIn';
import { m } from '../../../paraglide/messages';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';

const Versions = styled.div`
  display: grid;
  gap: 48px;
  max-width: 48rem;
  padding-bottom: 72px;
`;

type FormerProps = { team: Team; milestone: Milestone; back: ReactNode };

/** A team that somebody looks after no longer: the versions that they judged, and nothing else. */
export function FormerTeam({ team, milestone, back }: FormerProps) {
  const { supabase } = useGrowClient();
  const judged = useQuery(reviewQueries(supabase).judged(team.slug, milestone.week));
  if (judged.isPending) return <LoadingScreen />;
  if (judged.data === undefined) return <FailedScreen error={judged.error} />;
  if (judged.data.length === 0) {
    const words = { empty: m.review_not_yours(), detail: m.review_not_yours_detail() };
    return <EmptyScreen title={team.name} {...words} action={back} />;
  }
  return (
    <Wrap>
      <PageHeader title={team.name} lead={m.review_judged_lead({ week: milestone.week })} />
      <Versions>
        {judged.data.map((version) => (
          <Section key={version.id} title={m.hand_in_version({ version: version.number })} isFlush>
            <ReadParts milestone={milestone} version={version} />
          </Section>
        ))}
        <div>{back}</div>
      </Versions>
    </Wrap>
  );
}
