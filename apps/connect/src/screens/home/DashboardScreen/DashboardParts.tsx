import type { Role } from '@grow/core';
import type { Season } from '@grow/core/season';
import { ButtonLink, EmptyState, media, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { NextEvents } from './NextEvents';

// What a team is made of and what is read further down comes after the first screen.
const Announcements = lazy(async () => ({ default: (await import('./Announcements')).Announcements }));
const OwnTeam = lazy(async () => ({ default: (await import('./OwnTeam')).OwnTeam }));

const Grid = styled.div`
  display: grid;
  gap: 48px;
  margin-top: 48px;
  ${media.md} {
    grid-template-columns: 1fr 1fr;
    gap: 56px 44px;
  }
  @media (min-width: 76em) {
    grid-template-columns: 4fr 4fr 3fr;
    gap: 56px clamp(28px, 3.4vw, 52px);
  }
`;

const EventsColumn = styled.div`
  @media (min-width: 76em) {
    grid-column: 3;
    grid-row: 1;
  }
`;

const Wide = styled.div`
  @media (min-width: 76em) {
    &[data-span] {
      grid-column: span 2;
    }
  }
`;

const Stack = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
`;

type PartProps = { title: string; empty: string; detail: string; action?: ReactNode };

function Part({ title, empty, detail, action }: PartProps) {
  return (
    <Section title={title}>
      <EmptyState title={empty} description={detail} headingLevel="h3" action={action} />
    </Section>
  );
}

function LinkTo({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ButtonLink size="sm" href={fullPath(path)} linkComponent={AppLink}>
      {children}
    </ButtonLink>
  );
}

function NoTeam() {
  return (
    <EmptyState
      title={m.dashboard_team_empty()}
      description={m.dashboard_team_detail()}
      headingLevel="h3"
      action={<LinkTo path={paths.teams()}>{m.dashboard_team_action()}</LinkTo>}
    />
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={m.loading()}>
      <Skeleton width="long" />
    </SkeletonGroup>
  );
}

function TeamPart() {
  return (
    <Section title={m.dashboard_team()}>
      <Suspense fallback={<Waiting />}>
        <OwnTeam waiting={<Waiting />} none={<NoTeam />} />
      </Suspense>
    </Section>
  );
}

function HandInPart() {
  return (
    <Part
      title={m.dashboard_handin()}
      empty={m.dashboard_handin_empty()}
      detail={m.dashboard_handin_detail()}
    />
  );
}

function AssignedPart() {
  return (
    <Part
      title={m.dashboard_assigned()}
      empty={m.dashboard_assigned_empty()}
      detail={m.dashboard_assigned_detail()}
    />
  );
}

function PeoplePart() {
  return (
    <Section title={m.dashboard_people()}>
      <Stack>
        <Text tone="muted">{m.dashboard_people_detail()}</Text>
        <LinkTo path={paths.adminPeople()}>{m.dashboard_people_action()}</LinkTo>
      </Stack>
    </Section>
  );
}

function NoNews() {
  return (
    <EmptyState title={m.dashboard_news_empty()} description={m.dashboard_news_detail()} headingLevel="h3" />
  );
}

type DashboardPartsProps = { role: Role | undefined; season: Season | null | undefined };

function News({ role, season }: DashboardPartsProps) {
  if (season === undefined || role === undefined) return <Waiting />;
  if (season === null) return <NoNews />;
  return (
    <Suspense fallback={<Waiting />}>
      <Announcements role={role} seasonId={season.id} waiting={<Waiting />} none={<NoNews />} />
    </Suspense>
  );
}

/** What follows below the season: first what one's role is about, then news and events. */
export function DashboardParts({ role, season }: DashboardPartsProps) {
  return (
    <Grid>
      {role === 'PARTICIPANT' && <HandInPart />}
      {role === 'PARTICIPANT' && <TeamPart />}
      {role === 'MENTOR' && <AssignedPart />}
      {role === 'ORGA' && <PeoplePart />}
      <EventsColumn>
        <NextEvents season={season} />
      </EventsColumn>
      <Wide data-span={role === 'PARTICIPANT' ? '' : undefined}>
        <Section title={m.dashboard_news()} isFlush>
          <News role={role} season={season} />
        </Section>
      </Wide>
    </Grid>
  );
}
