import type { ListedMentor } from '@grow/core/mentor-proposal';
import { Tabs } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { mentorList, mentorViews, useMentorChoice, useMentorCounts } from '../../../features/mentorProposal';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { MentorDrawer } from './MentorDrawer';
import { MentorFilters } from './MentorFilters';
import { MentorList } from './MentorList';
import { MentorTotals } from './MentorTotals';
import { ProposalPart } from './ProposalPart';
import { useProposalWork } from './useAcceptance';

// Below the tabs of all parts, without a second rule.
const Views = styled(Tabs)`
  border-bottom: 0;
`;

const Body = styled.div`
  display: grid;
  gap: 28px;
  padding-bottom: 72px;
`;

const viewWords = {
  list: m.matching_all,
  proposal: m.matching_proposal,
  without: m.matching_without,
} as const;

/** Mentors of the season, for organisers: who they are, a proposal of who looks after whom, and who stays without. */
export function AdminMentorsScreen() {
  const { choice, choose } = useMentorChoice();
  const counts = useMentorCounts();
  const drawer = useDialogAddress('mentor');
  const [clicked, setClicked] = useState<ListedMentor>();
  const work = useProposalWork();
  const items = mentorViews.map((view) => {
    const query = mentorList.write(new URLSearchParams(), { ...mentorList.none, view }).toString();
    return {
      key: view,
      href: fullPath(paths.adminMentors()) + (query === '' ? '' : `?${query}`),
      label: viewWords[view](),
      ...(view === 'list' ? { count: counts.data?.mentors ?? '' } : {}),
      isCurrent: choice.view === view,
    };
  });
  const open = (mentor: ListedMentor) => {
    setClicked(mentor);
    drawer.open(mentor.userId);
  };
  return (
    <Body>
      <Views label={m.matching_views()} items={items} linkComponent={AppLink} />
      {choice.view === 'list' ? (
        <>
          <MentorTotals counts={counts.data} />
          <div>
            <MentorFilters choice={choice} onChoose={choose} />
            <MentorList choice={choice} onChoose={choose} onOpen={open} />
          </div>
        </>
      ) : (
        <ProposalPart view={choice.view} work={work} />
      )}
      <MentorDrawer isOpen={drawer.value !== undefined} clicked={clicked} onClose={drawer.close} />
    </Body>
  );
}
