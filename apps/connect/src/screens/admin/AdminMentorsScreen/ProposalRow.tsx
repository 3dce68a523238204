import type {
  NamedProposalMentor,
  NamedProposalTeam,
  PairChange,
  ProposedPair,
} from '@grow/core/mentor-proposal';
import { ActionMenu, Badge, Button, media, Text } from '@grow/ui';
import { ArrowRight, Check, Pin, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { reasonWords, type ReasonNames } from '../../../features/mentorProposal';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { MentorChip } from './MentorChip';
import { TeamName } from './TeamName';
import { usePin } from './usePin';

const Root = styled.li`
  display: grid;
  gap: 12px 24px;
  padding: 18px 0;
  border-bottom: 1px solid var(--color-line);
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr) minmax(0, 1.4fr);
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  & > ul > li {
    padding-left: 14px;
    text-indent: -14px;
    overflow-wrap: anywhere;
  }
  & > ul > li::before {
    content: '– ';
  }
  & > ul > li:first-child {
    color: var(--color-ink);
  }
`;

const Middle = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  align-content: start;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 10px;
    align-items: center;
  }
`;

const changeWords: Record<PairChange, () => string> = {
  new: m.matching_change_new,
  moves: m.matching_change_moves,
  stays: m.matching_change_stays,
};
const changeTones = { new: 'info', moves: 'caution', stays: 'neutral' } as const;
const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;
const changeIcons = { new: <Plus {...icon} />, moves: <ArrowRight {...icon} />, stays: <Pin {...icon} /> };

type ProposalRowProps = {
  pair: ProposedPair;
  team: NamedProposalTeam | undefined;
  mentor: NamedProposalMentor | undefined;
  /** Who looks after the team today; undefined while nobody does. */
  former: NamedProposalMentor | undefined;
  names: ReasonNames;
  isAccepted: boolean;
  onAccept: () => void;
  onSkip: () => void;
  onOthers: () => void;
};

/** A team, who would look after it instead of whom, why, and what can be done about it. */
export function ProposalRow(props: ProposalRowProps) {
  const { pair, team, mentor, former, names, isAccepted, onAccept, onSkip, onOthers } = props;
  const pin = usePin();
  if (!team || !mentor) return null;
  const { change, isPinned } = pair;
  const about = { team: team.name, mentor: personName(mentor) };
  const handlePin = () => {
    pin.run({ team, mentorId: isPinned ? undefined : mentor.id, former: isPinned ? mentor.id : undefined });
  };
  return (
    <Root data-proposal-row="">
      <TeamName team={team} />
      <Middle>
        <Badge tone={changeTones[change]}>
          {changeIcons[change]}
          {changeWords[change]()}
        </Badge>
        <div>
          {change === 'new' && (
            <Text as="span" step="ui" tone="muted">
              {m.matching_no_mentor()}
            </Text>
          )}
          {change === 'moves' && <MentorChip mentor={former} isFormer />}
          {change !== 'stays' && (
            <ArrowRight size={16} strokeWidth={1.75} role="img" aria-label={m.matching_to()} />
          )}
          <MentorChip mentor={mentor} />
        </div>
        <div>
          {change !== 'stays' && (
            <Button
              size="sm"
              variant={isAccepted ? 'ghost' : 'secondary'}
              data-does="accept"
              aria-label={isAccepted ? m.matching_accepted_pair(about) : m.matching_accept_pair(about)}
              icon={<Check size={16} strokeWidth={1.75} aria-hidden />}
              onClick={onAccept}
            >
              {isAccepted ? m.matching_accepted() : m.matching_accept()}
            </Button>
          )}
          <Button
            size="sm"
            variant={isPinned ? 'secondary' : 'ghost'}
            data-does="pin"
            aria-label={isPinned ? m.matching_pinned_pair(about) : m.matching_pin_pair(about)}
            icon={<Pin size={16} strokeWidth={1.75} aria-hidden />}
            onClick={handlePin}
          >
            {isPinned ? m.matching_pinned() : m.matching_pin()}
          </Button>
          <ActionMenu
            label={m.matching_more_of({ team: team.name })}
            actions={[
              { key: 'others', label: m.matching_others(), onSelect: onOthers },
              ...(change === 'stays' ? [] : [{ key: 'skip', label: m.matching_skip(), onSelect: onSkip }]),
            ]}
          />
        </div>
      </Middle>
      <ul>
        {pair.reasons.slice(0, 4).map((reason) => (
          <li key={reason.code}>{reasonWords(reason, names)}</li>
        ))}
      </ul>
    </Root>
  );
}
