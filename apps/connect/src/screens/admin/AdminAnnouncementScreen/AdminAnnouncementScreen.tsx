import { isAppError } from '@grow/core';
import { announcementAdminMutations, type WrittenAnnouncement } from '@grow/core/announcement-admin';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, ButtonLink, EmptyState, Skeleton, SkeletonGroup, TextLink } from '@grow/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { announcementTitle, useWrittenAnnouncement } from '../../../features/announcementAdmin';
import { useProductMutation } from '../../../mutation';
import { AppLink, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';
import { AnnouncementEditor } from './AnnouncementEditor';
import { WrittenView } from './WrittenView';

const Body = styled.div`
  display: grid;
  gap: 28px;
  padding-bottom: 72px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 16px;
`;

const list = () => fullPath(paths.adminAnnouncements());

function Discard({ announcement }: { announcement: WrittenAnnouncement }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const title = announcementTitle(announcement, locale);
  const discard = useProductMutation(announcementAdminMutations(supabase).discard, {
    words: {
      done: m.announce_discarded({ title }),
      failed: m.announce_not_discarded({ title }),
      undone: m.announce_reopened({ title }),
      notUndone: m.announce_not_reopened({ title }),
    },
    onDone: () => void navigate(paths.adminAnnouncements()),
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      isBusy={discard.isBusy}
      busyLabel={m.orga_busy()}
      onClick={() => discard.run(announcement)}
    >
      {m.announce_discard()}
    </Button>
  );
}

function StoredAnnouncement({ id }: { id: string }) {
  const { locale } = useLocale();
  const { data: announcement, error } = useWrittenAnnouncement(id);
  useScreenTitle(announcement && announcementTitle(announcement, locale));
  const back = (
    <TextLink href={list()} linkComponent={AppLink}>
      {m.announce_back()}
    </TextLink>
  );
  if (isAppError(error) && ['not_found', 'invalid_value'].includes(error.code)) {
    return (
      <EmptyState
        title={m.announce_gone()}
        description={m.announce_gone_detail()}
        action={
          <ButtonLink href={list()} linkComponent={AppLink}>
            {m.announce_back()}
          </ButtonLink>
        }
      />
    );
  }
  // What was read once stays when reading it anew fails: somebody may be typing.
  if (!announcement && error) return <FailedPart error={error} />;
  if (!announcement) {
    return (
      <SkeletonGroup label={m.loading()}>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} shape="control" />
        ))}
      </SkeletonGroup>
    );
  }
  const isDraft = announcement.state === 'draft';
  return (
    <>
      <Head>
        {back}
        {(isDraft || announcement.state === 'cancelled') && <Discard announcement={announcement} />}
      </Head>
      {isDraft ? (
        <AnnouncementEditor key={announcement.id} stored={announcement} />
      ) : (
        <WrittenView announcement={announcement} />
      )}
    </>
  );
}

/** One announcement: written, on its way, or what became of it; or a new one. */
export function AdminAnnouncementScreen() {
  const { id = 'new' } = useParams();
  return (
    <Body>
      {id === 'new' ? (
        <>
          <div>
            <TextLink href={list()} linkComponent={AppLink}>
              {m.announce_back()}
            </TextLink>
          </div>
          <AnnouncementEditor key="new" />
        </>
      ) : (
        <StoredAnnouncement id={id} />
      )}
    </Body>
  );
}
