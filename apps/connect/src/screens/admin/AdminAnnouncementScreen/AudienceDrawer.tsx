import {
  announcementAdminKeys,
  announcementAdminRepository,
  PEOPLE_PAGE,
  type AudiencePerson,
  type AudienceRequest,
} from '@grow/core/announcement-admin';
import { productQueryOptions } from '@grow/core/query';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Drawer, PersonList, PersonRow, Skeleton, SkeletonGroup } from '@grow/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { counted } from '../../../features/announcementAdmin';
import { useAvatarPerson } from '../../../features/team';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

const mailNotes: Record<AudiencePerson['mail'], () => string> = {
  mail: () => '',
  off: m.announce_mail_off,
  no_address: m.announce_mail_no_address,
};

function Person({ person }: { person: AudiencePerson }) {
  const avatar = useAvatarPerson(person);
  const note = [person.team, mailNotes[person.mail]()].filter(Boolean).join(', ');
  return <PersonRow person={avatar} name={personName(person)} about={note} />;
}

function People({ request }: { request: AudienceRequest }) {
  const { supabase } = useGrowClient();
  const pages = useInfiniteQuery({
    queryKey: [...announcementAdminKeys.people(request), 'pages'],
    queryFn: async ({ pageParam }) => announcementAdminRepository(supabase).listAudience(request, pageParam),
    initialPageParam: undefined as AudiencePerson | undefined,
    getNextPageParam: (page: AudiencePerson[]) => (page.length < PEOPLE_PAGE ? undefined : page.at(-1)),
    ...productQueryOptions,
  });
  if (pages.isError) return <FailedPart error={pages.error} />;
  if (!pages.data) {
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <PersonList>
        {pages.data.pages.flat().map((person) => (
          <Person key={person.userId} person={person} />
        ))}
      </PersonList>
      {pages.hasNextPage && (
        <Button
          isBusy={pages.isFetchingNextPage}
          busyLabel={m.loading()}
          onClick={() => void pages.fetchNextPage()}
        >
          {m.announce_more()}
        </Button>
      )}
    </>
  );
}

type AudienceDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  request: AudienceRequest;
  total: number;
};

/** Everybody whom it would reach now, by name. */
export function AudienceDrawer({ isOpen, onClose, request, total }: AudienceDrawerProps) {
  const { locale } = useLocale();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={counted(total, locale, m.announce_see_all_one, m.announce_see_all)}
      closeLabel={m.orga_close()}
    >
      {isOpen && <People request={request} />}
    </Drawer>
  );
}
