import {
  announcementAdminKeys,
  announcementAdminRepository,
  mailStates,
  type AnnouncementRecipient,
  type MailState,
  type WrittenAnnouncement,
} from '@grow/core/announcement-admin';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { PersonRow, Section } from '@grow/ui';
import { useSearchParams } from 'react-router-dom';
import { mailErrorWords, mailStateWords } from '../../../features/announcementAdmin';
import { personName } from '../../../features/people';
import { useAvatarPerson } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { FilterSelect } from '../../../shared/list';
import { PeoplePages } from './PeoplePages';

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
  return (
    <PeoplePages<AnnouncementRecipient>
      queryKey={announcementAdminKeys.recipients(id, states)}
      read={async (after) => announcementAdminRepository(supabase).listRecipients(id, states, after)}
    >
      {(recipient) => <Recipient key={recipient.userId} recipient={recipient} />}
    </PeoplePages>
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
