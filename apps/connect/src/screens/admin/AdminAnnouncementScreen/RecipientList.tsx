import {
  announcementAdminKeys,
  announcementAdminRepository,
  mailStates,
  PEOPLE_PAGE,
  type AnnouncementRecipient,
  type MailState,
  type WrittenAnnouncement,
} from '@grow/core/announcement-admin';
import { productQueryOptions } from '@grow/core/query';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, PersonList, PersonRow, Section, Skeleton, SkeletonGroup } from '@grow/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { mailErrorWords, mailStateWords } from '../../../features/announcementAdmin';
import { personName } from '../../../features/people';
import { useAvatarPerson } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { FilterSelect } from '../../../shared/list';
import { FailedPart } from '../../../shared/state';

function Recipient({ recipient }: { recipient: AnnouncementRecipient }) {
  const { locale } = useLocale();
  const { mail, attempts, repeats, error, nextAt, mailedAt, notifiedAt } = recipient;
  const at = (time: Date | undefined) => (time ? dateTimeInWords(time, locale) : '');
  const facts = [
    mailStateWords[mail](),
    mail === 'sent' ? at(mailedAt) : '',
    error && mail !== 'sent' ? mailErrorWords(error) : '',
    attempts > 1 ? m.announce_tried({ count: attempts }) : '',
    mail === 'failed' && nextAt ? m.announce_next_try({ time: at(nextAt) }) : '',
    repeats > 0 ? m.announce_repeated() : '',
    mail === 'dead' && notifiedAt ? m.announce_bell_reached() : '',
  ].filter(Boolean);
  return (
    <PersonRow person={useAvatarPerson(recipient)} name={personName(recipient)} about={facts.join(' · ')} />
  );
}

function People({ id, states }: { id: string; states: readonly MailState[] }) {
  const { supabase } = useGrowClient();
  const pages = useInfiniteQuery({
    queryKey: announcementAdminKeys.recipients(id, states),
    queryFn: async ({ pageParam }) =>
      announcementAdminRepository(supabase).listRecipients(id, states, pageParam),
    initialPageParam: undefined as AnnouncementRecipient | undefined,
    getNextPageParam: (page: AnnouncementRecipient[]) =>
      page.length < PEOPLE_PAGE ? undefined : page.at(-1),
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
        {pages.data.pages.flat().map((recipient) => (
          <Recipient key={recipient.userId} recipient={recipient} />
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

/** Whom it went to, and what became of each mail; the address says which are shown. */
export function RecipientList({ announcement: { id, figures } }: { announcement: WrittenAnnouncement }) {
  const { locale } = useLocale();
  const [query, setQuery] = useSearchParams();
  const there = mailStates.filter((state) => figures[state] > 0);
  const asked = query.get('mail');
  // What came back is what somebody comes for.
  const shown =
    there.find((state) => state === asked) ?? (asked === null && figures.dead > 0 ? 'dead' : undefined);
  return (
    <Section title={m.announce_recipients()}>
      <FilterSelect
        label={m.announce_mail()}
        all={m.announce_all_recipients()}
        value={shown}
        values={there}
        wordsOf={(state) => `${mailStateWords[state]()} (${figures[state].toLocaleString(locale)})`}
        onChoose={(state) => setQuery({ mail: state ?? 'all' }, { replace: true, preventScrollReset: true })}
      />
      <People id={id} states={shown ? [shown] : []} />
    </Section>
  );
}
