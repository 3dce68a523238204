import { mentorSorts, type ListedMentor, type MentorListRequest } from '@grow/core/mentor-proposal';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, Badge, Button, Places, Text, type TableColumn } from '@grow/ui';
import { styled } from 'styled-components';
import { placesWords } from '../../../features/mentorProposal';
import { personName, visitWords } from '../../../features/people';
import { useSkillName } from '../../../features/teamSearch';
import { m } from '../../../paraglide/messages';
import { ListTable } from '../../../shared/list';

const Person = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-width: 0;
  & > div {
    min-width: 0;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`;

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
`;

function Name({ mentor }: { mentor: ListedMentor }) {
  return (
    <Person>
      <Avatar firstName={mentor.firstName} lastName={mentor.lastName} size={34} />
      <div>
        <b>{personName(mentor)}</b>
        <Text step="small" tone="muted">
          {mentor.cities.join(', ')}
        </Text>
      </div>
    </Person>
  );
}

/** What an organiser has to know first: that they are away, or need a hand. */
export function MentorBadges({ mentor }: { mentor: ListedMentor }) {
  const { locale } = useLocale();
  const { awayUntil, needsHand } = mentor;
  return (
    <>
      {needsHand && <Badge tone="caution">{m.matching_needs_hand()}</Badge>}
      {awayUntil !== undefined && (
        <Badge>
          {m.matching_away_until({ day: dayInWords(new Date(`${awayUntil}T12:00:00Z`), locale) })}
        </Badge>
      )}
    </>
  );
}

type MentorTableProps = {
  mentors: readonly ListedMentor[];
  /** The page before is shown while the next one loads. */
  isBusy: boolean;
  position: string;
  sort: MentorListRequest['sort'];
  onSort: (sort: MentorListRequest['sort']) => void;
  onOpen: (mentor: ListedMentor) => void;
};

/** A page of mentors; below 62em each becomes an item of a few lines. */
export function MentorTable({ mentors, isBusy, position, sort, onSort, onOpen }: MentorTableProps) {
  const { locale } = useLocale();
  const skillName = useSkillName();
  const now = new Date();
  const columns: TableColumn<ListedMentor>[] = [
    {
      key: 'name',
      header: m.matching_name(),
      columnRole: 'title',
      isSortable: true,
      cell: (mentor) => <Name mentor={mentor} />,
    },
    {
      key: 'knows',
      header: m.matching_knows(),
      columnRole: 'hidden',
      cell: ({ expertise }) => expertise.map(skillName).join(', '),
    },
    {
      key: 'free',
      header: m.matching_teams(),
      columnRole: 'meta',
      isSortable: true,
      cell: ({ active, asked, capacity }) => (
        <Places taken={active} asked={asked} total={capacity}>
          {placesWords(active, asked, capacity)}
        </Places>
      ),
    },
    {
      key: 'waiting',
      header: m.matching_waits(),
      columnRole: 'meta',
      isSortable: true,
      cell: (mentor) => (
        <Lines>
          {mentor.waiting > 0 && m.matching_waiting({ count: mentor.waiting })}
          <MentorBadges mentor={mentor} />
        </Lines>
      ),
    },
    {
      key: 'contact',
      header: m.matching_contact(),
      columnRole: 'hidden',
      cell: ({ lastContactAt }) =>
        lastContactAt ? visitWords(lastContactAt, now, locale) : m.matching_never(),
    },
    {
      key: 'visit',
      header: m.matching_visit(),
      columnRole: 'hidden',
      isSortable: true,
      cell: ({ lastVisitAt }) => visitWords(lastVisitAt, now, locale),
    },
    {
      key: 'action',
      header: m.orga_actions(),
      columnRole: 'action',
      cell: (mentor) => (
        <Button
          size="xs"
          aria-label={m.matching_open_of({ mentor: personName(mentor) })}
          onClick={() => onOpen(mentor)}
        >
          {m.matching_open()}
        </Button>
      ),
    },
  ];
  return (
    <ListTable
      caption={`${m.admin_mentors()}, ${position}`}
      columns={columns}
      items={mentors}
      itemKey={({ userId }) => userId}
      isBusy={isBusy}
      sort={sort}
      sorts={mentorSorts}
      onSort={onSort}
      indent="46px"
    />
  );
}
