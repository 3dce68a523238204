import type { MentorProposal, NamedGround, ProposedPair } from '@grow/core/mentor-proposal';
import { useLocale } from '@grow/shell';
import { Button, EmptyState, KeyHints, media, Section, Segmented } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { mentorNames } from '../../../features/mentorProposal';
import { useSkillName } from '../../../features/teamSearch';
import { m } from '../../../paraglide/messages';
import { BrokenPins } from './BrokenPins';
import { LongList } from './LongList';
import { ProposalRow } from './ProposalRow';
import type { useAcceptance } from './useAcceptance';

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

const Nothing = styled(EmptyState)`
  padding-top: 22px;
`;

const Rows = styled.div`
  position: relative;
`;

const kinds = ['all', 'new', 'moves', 'pinned'] as const;
type Kind = (typeof kinds)[number];

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
          {of[kind].length === 0 && (
            <Nothing
              headingLevel="h3"
              title={m.matching_nothing_changes()}
              description={m.matching_nothing_changes_detail()}
            />
          )}
          <LongList
            key={kind}
            items={of[kind]}
            action={
              skippedCount > 0 && (
                <Button size="sm" variant="ghost" onClick={acceptance.showSkipped}>
                  {m.matching_show_skipped({ count: number(skippedCount) })}
                </Button>
              )
            }
          >
            {(pair) => (
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
            )}
          </LongList>
          <KeyHints
            hints={[
              { keys: ['J', 'K'], does: m.review_key_move() },
              { keys: ['A'], does: m.matching_key_accept() },
              { keys: ['P'], does: m.matching_key_pin() },
            ]}
          />
        </Section>
      </Rows>
    </div>
  );
}
