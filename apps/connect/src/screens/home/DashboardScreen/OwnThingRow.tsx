import type { Profile } from '@grow/core';
import { announcementTexts } from '@grow/core/announcement';
import type { IntroducingField } from '@grow/core/next';
import type { Season } from '@grow/core/season';
import { useLocale, type Locale } from '@grow/shell';
import { ButtonLink, NextRow } from '@grow/ui';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { LateListingButton } from './LateListingButton';
import { timeOfThing } from './nextWords';
import { LinkTo, type OwnThing, type ThingWords } from './thingLinks';

const fieldNames: Record<IntroducingField, () => string> = {
  skills: m.profile_skills,
  studies: m.studies,
  university: m.university,
  bio: m.profile_bio,
};

type OwnThingProps = {
  thing: OwnThing;
  profile: Profile;
  season: Season | null;
  now: Date;
};

function wordsOf(
  { thing, profile, season }: OwnThingProps,
  locale: Locale,
): ThingWords & { readonly actions: ReactNode } {
  switch (thing.kind) {
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
          fields: thing.lacking.map((field) => fieldNames[field]()).join(', '),
        }),
        actions: <LinkTo path={paths.profile()}>{m.next_fill_profile()}</LinkTo>,
      };
    case 'listing':
      return {
        title: m.next_listing(),
        detail: m.next_listing_detail(),
        actions: <LateListingButton profile={profile} />,
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

/** What a person does for themselves, or should know. */
export function OwnThingRow(props: OwnThingProps) {
  const { locale } = useLocale();
  return <NextRow {...timeOfThing(props.thing, props.now, locale)} {...wordsOf(props, locale)} />;
}
