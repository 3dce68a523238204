import { groundChanges, type MentorProposal, type NamedGround } from '@grow/core/mentor-proposal';
import { EmptyState, Split } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { changesWords, type MentorView } from '../../../features/mentorProposal';
import { useKeptFocus } from '../../../features/seat';
import { m } from '../../../paraglide/messages';
import { AcceptDialog, type AskedPairs } from './AcceptDialog';
import { OtherMentors } from './OtherMentors';
import { OutcomeNote } from './OutcomeNote';
import { ProposalAside } from './ProposalAside';
import { ProposalBar } from './ProposalBar';
import { ProposalHead } from './ProposalHead';
import { ProposalRows } from './ProposalRows';
import { UnmatchedTeams } from './UnmatchedTeams';
import { useAcceptance, type Outcome, type ProposalWork } from './useAcceptance';
import { useProposalKeys } from './useProposalKeys';

const Page = styled.div`
  display: grid;
  gap: 28px;
  transition: opacity var(--time-quick);
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  &:focus {
    outline: none;
  }
`;

type ProposalPageProps = {
  view: Exclude<MentorView, 'list'>;
  ground: NamedGround;
  proposal: MentorProposal;
  work: ProposalWork;
  /** Says that a newer one did not come; the proposal before stays below it. */
  failed: ReactNode;
  isBusy: boolean;
  onAgain: () => void;
};

/** A proposal with what it would change, who stays without, and the way to accept some of it or all. */
export function ProposalPage({ view, ground, proposal, work, failed, isBusy, onAgain }: ProposalPageProps) {
  const acceptance = useAcceptance(proposal.pairs, work);
  const [asked, setAsked] = useState<AskedPairs>();
  const [choosing, setChoosing] = useState<string>();
  const [stale, setStale] = useState<NamedGround>();
  // Rows and buttons go with what was done.
  const { root, events } = useKeptFocus<HTMLDivElement>();
  useProposalKeys();
  const changed = stale === undefined || stale === ground ? '' : changesWords(groundChanges(stale, ground));
  const handleDone = (outcome: Outcome) => {
    work.setOutcome(outcome);
    setStale(outcome.kind === 'stale' ? asked?.ground : undefined);
  };
  if (ground.teams.length === 0 || ground.mentors.length === 0) {
    const isTeams = ground.teams.length === 0;
    return (
      <EmptyState
        title={isTeams ? m.matching_no_teams() : m.matching_empty()}
        description={isTeams ? m.matching_no_teams_detail() : m.matching_empty_detail()}
      />
    );
  }
  return (
    <Page ref={root} {...events} tabIndex={-1} data-proposal="" aria-busy={isBusy}>
      <ProposalHead ground={ground} changed={changed} onAgain={onAgain} />
      {failed}
      {work.outcome && <OutcomeNote outcome={work.outcome} ground={ground} onOutcome={work.setOutcome} />}
      {view === 'proposal' ? (
        <Split>
          <ProposalRows ground={ground} proposal={proposal} acceptance={acceptance} onOthers={setChoosing} />
          <ProposalAside proposal={proposal} />
        </Split>
      ) : (
        <UnmatchedTeams
          ground={ground}
          proposal={proposal}
          onOthers={setChoosing}
          onAsk={(pair) => setAsked({ pairs: [pair], ground })}
        />
      )}
      {view === 'proposal' && (
        <ProposalBar acceptance={acceptance} onApply={() => setAsked({ pairs: acceptance.chosen, ground })} />
      )}
      <AcceptDialog asked={asked} onClose={() => setAsked(undefined)} onDone={handleDone} />
      <OtherMentors
        teamId={choosing}
        ground={ground}
        proposal={proposal}
        onClose={() => setChoosing(undefined)}
      />
    </Page>
  );
}
