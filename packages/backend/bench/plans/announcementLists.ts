// What organisers tell many: the list, whom an audience reaches, and what became of each mail.
import { announcementAdminRepository } from '../../../core/src/announcementAdmin/announcementAdminRepository';
import type { Audience } from '../../../core/src/announcementAdmin/Audience';
import { announcementRepository } from '../../../core/src/announcement/announcementRepository';
import type { Asker, ProductList } from './ProductList';

const participants: Audience = { roles: ['PARTICIPANT'] };
const reach =
  (audience: Audience) =>
  ({ client }: Asker) =>
    announcementAdminRepository(client).getReach({ audience, correctsId: undefined });

/** The newest announcement, from the list. */
async function newest({ client }: Asker): Promise<string> {
  const request = { page: 1, pageSize: 1, search: '', state: 'sent', isOwn: false } as const;
  return (await announcementAdminRepository(client).listAnnouncements(request)).items[0]?.id ?? '';
}

/** Every list of announcements. */
export const announcementLists: readonly ProductList[] = [
  {
    by: 'member',
    name: 'what organisers told',
    ask: ({ client }) => announcementRepository(client).currentAnnouncements(),
  },
  {
    by: 'orga',
    name: 'announcements with what became of their mails',
    ask: ({ client }) =>
      announcementAdminRepository(client).listAnnouncements({
        ...{ page: 1, pageSize: 20, search: '', state: undefined, isOwn: false },
      }),
  },
  {
    by: 'orga',
    name: 'audiences that were saved',
    ask: ({ client }) => announcementAdminRepository(client).listAudiences(),
  },
  { by: 'orga', name: 'whom it reaches, every participant', ask: reach(participants) },
  {
    by: 'orga',
    name: 'whom it reaches, every rule',
    ask: reach({
      ...{ ...participants, team: 'any', isWithoutMentor: true, city: 'Köln' },
      week: { week: 5, handIn: 'missing' },
    }),
  },
  {
    by: 'orga',
    name: 'whom it reaches, a page by name',
    ask: ({ client }) =>
      announcementAdminRepository(client).listAudience({ audience: participants, correctsId: undefined }),
  },
  {
    by: 'orga',
    name: 'the newest announcement, and whose mail came back',
    ask: async (asker) =>
      announcementAdminRepository(asker.client).listRecipients(await newest(asker), ['dead']),
  },
  {
    by: 'orga',
    name: 'the newest announcement, and a page of its recipients',
    ask: async (asker) => announcementAdminRepository(asker.client).listRecipients(await newest(asker)),
  },
];
