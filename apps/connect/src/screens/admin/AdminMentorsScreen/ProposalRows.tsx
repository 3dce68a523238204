import type { MentorProposal, NamedGround, ProposedPair } from '@grow/core/mentor-proposal';
import { useLocale } from '@grow/shell';
import { Button, EmptyState, media, Section, Segmented, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { mentorNames } from '../../../features/mentorProposal';
import { useSkillName } from '../../../features/teamSearch';
import { m } from '../../../paraglide/messages';
import { BrokenPins } from './BrokenPins';
import { ProposalRow } from './ProposalRow';
import type { useAcceptance } from './useAcceptance';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
`;

/** Below the heading on phones, beside it where there is room. */
const Kinds = styled.div`
  padding-top: 12px;
  ${media.md} {
    position: absolute;
    top: -6px;
    right: 0;
    padding: 0;
  }
`;

const Rows = styled.div`
  position: relative;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  padding-top: 16px;
`;

const kinds = ['all', 'new', 'moves', 'pinned'] as const;
type Kind = (typeof kinds)[number];

/** How many rows are drawn at first, and with each press more. */
const STEP = 20;

type ProposalRowsProps = {
  ground: NamedGround;
  proposal: MentorProposal;
  acceptance: ReturnType<typeof useAcceptance>;
  onOthers: (teamId: string) => void;
};

/** What a proposal changes, a row a team: all of it, new mentors, other mentors, or what is pinned. */
export function ProposalRows({ ground, proposal, acceptance, onOthers }: ProposalRowsProps) {
  const { locale } = useLocale();
  const skill = useSkillName();
  const [kind, setKind] = useState<Kind>('all');
  const [count, setCount] = useState(STEP);
  const { open, skippedCount } = acceptance;
  const of: Record<Kind, readonly ProposedPair[]> = {
    all: open,
    new: open.filter(({ change }) => change === 'new'),
    moves: open.filter(({ change }) => change === 'moves'),
    pinned: proposal.pairs.filter(({ isPinned }) => isPinned),
  };
  const words = {
    all: m.matching_kind_all,
    new: m.matching_kind_new,
    moves: m.matching_kind_moves,
    pinned: m.matching_kind_pinned,
  } as const;
  const number = (value: number) => value.toLocaleString(locale);
  const teams = new Map(ground.teams.map((team) => [team.id, team]));
  const mentors = new Map(ground.mentors.map((mentor) => [mentor.id, mentor]));
  const names = { locale, skill, mentor: mentorNames(ground) };
  const shown = of[kind].slice(0, count);
  const rest = of[kind].length - shown.length;
  return (
    <div>
      <BrokenPins ground={ground} proposal={proposal} />
      <Rows>
        <Section title={m.matching_changes()} isFlush>
          <Kinds>
            <Segmented
              size="sm"
              label={m.matching_kinds()}
              value={kind}
              onChange={setKind}
              options={kinds.map((value) => ({
                value,
                label: words[value](),
                count: number(of[value].length),
              }))}
            />
          </Kinds>
          {shown.length === 0 ? (
            <EmptyState
              headingLevel="h3"
              title={m.matching_nothing_changes()}
              description={m.matching_nothing_changes_detail()}
            />
          ) : (
            <List>
              {shown.map((pair) => (
                <ProposalRow
                  key={pair.teamId}
                  pair={pair}
                  team={teams.get(pair.teamId)}
                  mentor={mentors.get(pair.mentorId)}
                  former={mentors.get(pair.formerMentorId ?? '')}
                  names={names}
                  isAccepted={acceptance.isAccepted(pair)}
                  onAccept={() => acceptance.toggle(pair)}
                  onSkip={() => acceptance.skip(pair)}
                  onOthers={() => onOthers(pair.teamId)}
                />
              ))}
            </List>
          )}
          <Foot>
            <Text step="small" tone="muted">
              {m.matching_shown({ count: number(shown.length), total: number(of[kind].length) })}
            </Text>
            {skippedCount > 0 && (
              <Button size="sm" variant="ghost" onClick={acceptance.showSkipped}>
                {m.matching_show_skipped({ count: number(skippedCount) })}
              </Button>
            )}
            {rest > 0 && (
              <Button size="sm" onClick={() => setCount(count + STEP)}>
                {m.matching_show_more({ count: number(Math.min(rest, STEP)) })}
              </Button>
            )}
          </Foot>
        </Section>
      </Rows>
    </div>
  );
}
