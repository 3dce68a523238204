import {
  canWriteHandIn,
  handInPhase,
  isPartReady,
  shownPart,
  type HandInRecord,
  type TeamWeek,
} from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import { seasonVerbs, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { inLocale } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { Badge, HandInPart, HandInParts, Section, Text, Wrap } from '@grow/ui';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { TeamChecklist } from '../../../features/checklist';
import { phaseBadges, ReadParts, useHandInStep, VerdictSection } from '../../../features/handIn';
import { useTeamMembers } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { Brief } from './Brief';
import { DraftPart } from './DraftPart';
import { HandInBar } from './HandInBar';
import { HandInDue } from './HandInDue';
import { HandInHead } from './HandInHead';
import { HandInOptions } from './HandInOptions';
import { hasWorkAhead } from './hasWorkAhead';
import { useHandInDrafts } from './useHandInDrafts';
import { VersionsSection } from './VersionsSection';

const Columns = styled.div`
  display: grid;
  gap: 48px;
  padding-block: 40px 72px;
  & > * {
    min-width: 0;
  }
  /* Below, what was said comes before what was asked. */
  & > [data-verdict] {
    order: -1;
  }
  & > [data-verdict]:empty {
    display: none;
  }
  @media (min-width: 72em) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 3.6fr);
    grid-template-rows: auto 1fr;
    gap: 40px clamp(40px, 5vw, 72px);
    align-items: start;
    & > [data-main] {
      grid-area: 1 / 1 / 3;
    }
    & > [data-verdict] {
      grid-area: 1 / 2;
      order: 0;
    }
    & > [data-verdict]:empty + [data-aside] {
      grid-row: 1;
    }
    & > [data-aside] {
      grid-column: 2;
    }
  }
`;

const Main = styled.div`
  display: grid;
  gap: 56px;
`;

const Aside = styled.div`
  display: grid;
  gap: 40px;
`;

type HandInPageProps = {
  team: Team;
  season: Season;
  milestone: Milestone;
  record: HandInRecord | null;
  weeks: readonly TeamWeek[];
  now: Date;
};

/** A week's brief, what the team writes or handed in, and what was said of it. */
export function HandInPage({ team, season, milestone, record, weeks, now }: HandInPageProps) {
  const { locale } = useLocale();
  const members = useTeamMembers(team.id).data;
  const { drafts, parts, writers, write } = useHandInDrafts(milestone, team.id, record);
  const people = useMemo(
    () => new Map([...(record?.people ?? []), ...(members ?? []).map((one) => [one.userId, one] as const)]),
    [record, members],
  );
  const main = useRef<HTMLDivElement>(null);
  const phase = handInPhase(milestone, record ?? undefined, now);
  const isWriting = canWriteHandIn(phase) && season.stoppedAt === undefined;
  const handInStep = useHandInStep(team.id, milestone.week);
  const newest = record?.versions[0];
  const badge = phaseBadges[phase];
  const title = inLocale(milestone.title, locale);

  // Whoever was interrupted, by a login or a killed page, goes on where they were.
  useEffect(() => {
    const [interrupted] = [...drafts.getSnapshot()].find(([, { typed }]) => typed !== undefined) ?? [];
    if (interrupted === undefined) return;
    main.current?.querySelector<HTMLElement>(`#part-${interrupted} :is(textarea, input, button)`)?.focus();
  }, [drafts]);

  const ready = milestone.parts.filter(({ key, isRequired }) => {
    const draft = parts.get(key);
    return isRequired && draft && isPartReady(shownPart(draft));
  }).length;
  const required = milestone.parts.filter(({ isRequired }) => isRequired).length;

  const options = season.stoppedAt === undefined && (
    <HandInOptions teamId={team.id} {...{ milestone, record, phase, now }} />
  );

  const written = isWriting && (
    <Section
      title={m.hand_in_what()}
      titleStep="h2"
      aside={m.hand_in_ready_of({ ready, count: required })}
      isFlush
    >
      <HandInParts>
        {milestone.parts.map((part) => {
          const draft = parts.get(part.key);
          return (
            draft && (
              <DraftPart
                key={part.key}
                {...{ team, part, record, draft, drafts, people }}
                milestoneId={milestone.id}
                writer={[...writers].find(([, key]) => key === part.key)?.[0]}
                onWrite={write}
              />
            )
          );
        })}
      </HandInParts>
      <HandInBar teamId={team.id} {...{ milestone, record, phase, drafts, parts }} />
      {options}
    </Section>
  );

  const upcoming = (
    <Section title={m.hand_in_what()} titleStep="h2" isFlush>
      <HandInParts>
        {milestone.parts.map(({ key, label, hint }) => (
          <HandInPart key={key} isLocked title={inLocale(label, locale)} help={inLocale(hint, locale)} />
        ))}
      </HandInParts>
      {options}
    </Section>
  );

  const read = newest && (
    <Section
      title={m.hand_in_what_was()}
      titleStep="h2"
      aside={m.hand_in_version({ version: newest.number })}
      isFlush
    >
      <ReadParts milestone={milestone} version={newest} />
      {options}
    </Section>
  );

  return (
    <Wrap>
      <HandInHead
        {...{ season, weeks, now, title }}
        week={milestone.week}
        verb={seasonVerbs(season, locale)[milestone.week - 1] ?? ''}
        lead={inLocale(
          season.programme.find(({ week }) => week === milestone.week)?.task ?? { en: '', de: '' },
          locale,
        )}
        badge={badge && <Badge tone={badge.tone}>{badge.words()}</Badge>}
      />
      {season.stoppedAt ? (
        <Text step="lead">{m.hand_in_season_stopped()}</Text>
      ) : (
        <HandInDue {...{ milestone, record, phase, now }} />
      )}
      <Columns>
        <Main data-main="" ref={main}>
          <Brief milestone={milestone} />
          {written || read || upcoming}
        </Main>
        <div data-verdict="">
          <VerdictSection record={record} />
        </div>
        <Aside data-aside="">
          <VersionsSection {...{ milestone, record, phase, now, isWriting }} />
          {hasWorkAhead(phase) && (
            <TeamChecklist team={team} season={season} week={milestone.week} handIn={handInStep} />
          )}
        </Aside>
      </Columns>
    </Wrap>
  );
}
