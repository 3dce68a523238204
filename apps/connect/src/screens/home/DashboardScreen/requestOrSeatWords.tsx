import { agoInWords, dayInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { textIn } from '../../../features/event';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { whenAndWhere } from './nextWords';
import { linked, type Of, type RequestOrSeat, type ThingWords } from './thingLinks';

const quoted = (name: string, when: string, message: string): string =>
  message
    ? m.next_invited({ name, when, message: m.team_quoted({ text: message }) })
    : m.next_invited_plain({ name, when });

function invitationWords(thing: Of<'invitation'>, locale: Locale): ThingWords {
  const { request, canAccept } = thing;
  const { team, creator, message, createdAt } = request;
  const from = quoted(creator ? personName(creator) : team.name, dayInWords(createdAt, locale), message);
  return {
    title: linked(paths.teamPage(team.slug), m.next_invitation({ team: team.name })),
    detail: canAccept ? from : m.next_invitation_closed(),
  };
}

function applicationWords(thing: Of<'application'>, now: Date, locale: Locale): ThingWords {
  const { request, team, canAccept } = thing;
  const { person, message, createdAt } = request;
  const name = person ? personName(person) : m.team_invited_somebody();
  const about = [person?.studies, person?.university].filter(Boolean).join(', ');
  const when = agoInWords(createdAt, now, locale);
  const words = message ? m.team_quoted({ text: message }) : m.next_application_plain({ when });
  return {
    title: m.next_application({ name, team: team.name }),
    detail: canAccept ? [about, words].filter(Boolean).join('. ') : m.next_invitation_closed(),
  };
}

/** What waits for an answer, or which seat it is about. */
export function requestOrSeatWords(thing: RequestOrSeat, now: Date, locale: Locale): ThingWords {
  switch (thing.kind) {
    case 'invitation':
      return invitationWords(thing, locale);
    case 'application':
      return applicationWords(thing, now, locale);
    case 'asked':
      return {
        title: linked(
          paths.teamPage(thing.request.team.slug),
          m.next_asked({ team: thing.request.team.name }),
        ),
        detail: m.next_asked_detail({ when: dayInWords(thing.request.expiresAt, locale) }),
      };
    case 'offer':
      return {
        title: linked(paths.eventPage(thing.event.slug), m.next_offer({ title: thing.event.title })),
        detail: m.next_offer_detail(whenAndWhere(thing.event, locale)),
      };
    case 'mandatory': {
      const { title, slug, teamName } = thing.missing;
      return {
        title: linked(paths.eventPage(slug), m.next_mandatory({ title: textIn(title) })),
        detail: m.seat_nobody({ team: teamName }),
      };
    }
    case 'begins': {
      const { event } = thing;
      const named = { title: event.title };
      const where = whenAndWhere(event, locale);
      return {
        title: event.startsAt > now ? m.next_begins(named) : m.next_begun(named),
        detail: event.mode === 'online' ? m.next_begins_online(where) : m.next_begins_detail(where),
      };
    }
  }
}
