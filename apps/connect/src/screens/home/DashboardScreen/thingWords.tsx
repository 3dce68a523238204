import type { Profile } from '@grow/core';
import { announcementTexts } from '@grow/core/announcement';
import type { NextThing } from '@grow/core/next';
import type { Season } from '@grow/core/season';
import { agoInWords, dayInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { ButtonLink } from '@grow/ui';
import type { ReactNode } from 'react';
import { textIn } from '../../../features/event';
import { personName } from '../../../features/people';
import { profileLabels } from '../../../features/profile';
import { SeatAction } from '../../../features/seat';
import { InvitationAnswers, WithdrawRequest } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { ListingButton } from './ListingButton';
import { whenAndWhere } from './nextWords';
import { ApplicationAnswers, linked, LinkTo, MandatorySeat, type Of } from './thingActions';
import type { SeatFacts } from './usePersonContext';

type Words = { title: ReactNode; detail?: string | undefined; actions?: ReactNode };

const quoted = (name: string, when: string, message: string): string =>
  message
    ? m.next_invited({ name, when, message: m.team_quoted({ text: message }) })
    : m.next_invited_plain({ name, when });

function invitationWords({ request, canAccept }: Of<'invitation'>, locale: Locale): Words {
  const { team, creator, message, createdAt } = request;
  const from = quoted(creator ? personName(creator) : team.name, dayInWords(createdAt, locale), message);
  return {
    title: linked(paths.teamPage(team.slug), m.next_invitation({ team: team.name })),
    detail: canAccept ? from : m.next_invitation_closed(),
    actions: <InvitationAnswers request={request} canAccept={canAccept} />,
  };
}

function applicationWords(thing: Of<'application'>, now: Date, locale: Locale): Words {
  const { request, team, canAccept } = thing;
  const { person, message, createdAt } = request;
  const name = person ? personName(person) : m.team_invited_somebody();
  const about = [person?.studies, person?.university].filter(Boolean).join(', ');
  const when = agoInWords(createdAt, now, locale);
  const words = message ? m.team_quoted({ text: message }) : m.next_application_plain({ when });
  return {
    title: m.next_application({ name, team: team.name }),
    detail: canAccept ? [about, words].filter(Boolean).join('. ') : m.next_invitation_closed(),
    actions: <ApplicationAnswers request={request} canAccept={canAccept} name={name} />,
  };
}

/** A thing, and what its words and actions need. */
export type ThingProps = {
  thing: NextThing;
  profile: Profile;
  season: Season | null;
  /** What the actions of mandatory events need. */
  mandatory: readonly SeatFacts[];
  now: Date;
};

/** What a thing is, why it is there, and what can be done about it. */
export function wordsOf({ thing, profile, season, mandatory, now }: ThingProps, locale: Locale): Words {
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
        actions: <WithdrawRequest request={thing.request} />,
      };
    case 'offer': {
      const { event, registration } = thing;
      const own = { registration, figures: undefined, position: undefined, isWeighed: false };
      return {
        title: linked(paths.eventPage(event.slug), m.next_offer({ title: event.title })),
        detail: m.next_offer_detail(whenAndWhere(event, locale)),
        actions: <SeatAction event={event} {...own} />,
      };
    }
    case 'mandatory': {
      const { eventId, title, slug, teamName } = thing.missing;
      const facts = mandatory.find(({ event }) => event.id === eventId);
      return {
        title: linked(paths.eventPage(slug), m.next_mandatory({ title: textIn(title) })),
        detail: m.seat_nobody({ team: teamName }),
        actions: <MandatorySeat slug={slug} {...facts} />,
      };
    }
    case 'begins': {
      const { event } = thing;
      const named = { title: event.title };
      const where = whenAndWhere(event, locale);
      return {
        title: event.startsAt > now ? m.next_begins(named) : m.next_begun(named),
        detail: event.mode === 'online' ? m.next_begins_online(where) : m.next_begins_detail(where),
        actions: <LinkTo path={paths.eventPage(event.slug)}>{m.next_open_event()}</LinkTo>,
      };
    }
    case 'team':
      return {
        title: m.next_team(),
        detail: m.next_team_detail(),
        actions: <LinkTo path={paths.teams()}>{m.next_see_teams()}</LinkTo>,
      };
    case 'members': {
      const { team, lacking: count } = thing;
      return {
        title:
          count === 1 ? m.next_members_one({ team: team.name }) : m.next_members({ team: team.name, count }),
        detail: m.next_members_detail({ min: season?.minTeam ?? count }),
        actions: <LinkTo path={paths.team({ dialog: 'invite' })}>{m.next_invite()}</LinkTo>,
      };
    }
    case 'profile':
      return {
        title: m.next_profile(),
        detail: m.next_profile_detail({
          fields: thing.lacking.map((field) => profileLabels[field]()).join(', '),
        }),
        actions: <LinkTo path={paths.profile()}>{m.next_fill_profile()}</LinkTo>,
      };
    case 'listing':
      return {
        title: m.next_listing(),
        detail: m.next_listing_detail(),
        actions: <ListingButton profile={profile} />,
      };
    case 'announcement':
      return {
        title: announcementTexts(thing.announcement, locale).title,
        detail: m.next_news_detail(),
        actions: (
          <ButtonLink size="sm" variant="ghost" href="#news">
            {m.next_read()}
          </ButtonLink>
        ),
      };
  }
}
