import { announcementStates } from '@grow/core/announcement-admin';
import { ButtonLink } from '@grow/ui';
import { Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import {
  announcementAuthors,
  announcementList,
  ANNOUNCEMENTS_PER_PAGE,
  announcementStateWords,
  useAnnouncementChoice,
  useAnnouncementList,
} from '../../../features/announcementAdmin';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FilterRow, FilterSelect, ListPage } from '../../../shared/list';
import { FailedPart } from '../../../shared/state';
import { AnnouncementTable } from './AnnouncementTable';

const Body = styled.div`
  padding-bottom: 72px;
`;

const write = () => (
  <ButtonLink
    variant="primary"
    href={fullPath(paths.adminAnnouncement('new'))}
    linkComponent={AppLink}
    icon={<Pencil size={18} strokeWidth={1.75} aria-hidden />}
  >
    {m.announce_write()}
  </ButtonLink>
);

/** What organisers tell many: drafts, what waits for its time, and what became of what went. */
export function AdminAnnouncementsScreen() {
  const { choice, choose } = useAnnouncementChoice();
  return (
    <Body>
      <FilterRow
        search={choice.search}
        label={m.announce_search()}
        hint={m.announce_search_hint()}
        selects="repeat(2, 190px)"
        onSearch={(search) => choose({ search }, { isTyping: true })}
      >
        <FilterSelect
          label={m.announce_state()}
          all={m.announce_every_state()}
          value={choice.state}
          values={announcementStates}
          wordsOf={(state) => announcementStateWords[state]()}
          onChoose={(state) => choose({ state })}
        />
        <FilterSelect
          label={m.announce_author()}
          value={choice.by}
          values={announcementAuthors}
          wordsOf={(by) => (by === 'own' ? m.announce_own() : m.announce_everybodys())}
          onChoose={(by) => choose({ by: by ?? 'all' })}
        />
      </FilterRow>
      <ListPage
        result={useAnnouncementList(choice)}
        page={choice.page}
        pageSize={ANNOUNCEMENTS_PER_PAGE}
        failed={(error) => <FailedPart error={error} />}
        isNarrowed={announcementList.isNarrowed(choice)}
        onPage={(page) => choose({ page })}
        onClear={() => choose(announcementList.none)}
        words={{
          total: (total, count) => (total === 1 ? m.announce_count_one() : m.announce_count({ count })),
          clear: m.orga_clear(),
          pages: m.announce_pages(),
          empty: { title: m.announce_empty(), description: m.announce_empty_detail() },
          none: { title: m.announce_none(), description: m.orga_none_detail() },
        }}
        action={write()}
      >
        {({ items, isBusy, position }) => (
          <AnnouncementTable announcements={items} isBusy={isBusy} position={position} />
        )}
      </ListPage>
    </Body>
  );
}
