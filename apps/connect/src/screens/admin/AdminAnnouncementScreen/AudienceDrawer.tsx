import {
  announcementAdminKeys,
  announcementAdminRepository,
  type AudiencePerson,
  type AudienceRequest,
} from '@grow/core/announcement-admin';
import { useGrowClient, useLocale } from '@grow/shell';
import { Drawer, PersonRow } from '@grow/ui';
import { counted } from '../../../features/announcementAdmin';
import { useAvatarPerson } from '../../../features/team';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { PeoplePages } from './PeoplePages';

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
  return (
    <PeoplePages<AudiencePerson>
      queryKey={[...announcementAdminKeys.people(request), 'pages']}
      read={async (after) => announcementAdminRepository(supabase).listAudience(request, after)}
    >
      {(person) => <Person key={person.userId} person={person} />}
    </PeoplePages>
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
