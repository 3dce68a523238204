import type { ListedMentor } from '@grow/core/mentor-proposal';
import { FailedPart } from '../../../shared/state';
import {
  mentorList,
  MENTORS_PER_PAGE,
  useMentorList,
  type MentorChoice,
} from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';
import { ListPage } from '../../../shared/list';
import { MentorTable } from './MentorTable';

type MentorListProps = {
  choice: MentorChoice;
  onChoose: (changes: Partial<MentorChoice>) => void;
  onOpen: (mentor: ListedMentor) => void;
};

/** The page of mentors that the address asks for, with how many there are in all. */
export function MentorList({ choice, onChoose, onOpen }: MentorListProps) {
  return (
    <ListPage
      result={useMentorList(choice)}
      page={choice.page}
      pageSize={MENTORS_PER_PAGE}
      failed={(error) => <FailedPart error={error} />}
      isNarrowed={mentorList.isNarrowed(choice)}
      onPage={(page) => onChoose({ page })}
      onClear={() => onChoose(mentorList.none)}
      words={{
        total: (total, count) => (total === 1 ? m.matching_count_one() : m.matching_count({ count })),
        clear: m.matching_clear(),
        pages: m.matching_pages(),
        empty: { title: m.matching_empty(), description: m.matching_empty_detail() },
        none: { title: m.matching_none(), description: m.matching_none_detail() },
      }}
    >
      {({ items, isBusy, position }) => (
        <MentorTable
          mentors={items}
          isBusy={isBusy}
          position={position}
          sort={choice.sort}
          onSort={(sort) => onChoose({ sort })}
          onOpen={onOpen}
        />
      )}
    </ListPage>
  );
}
