// The committed content of the site: one season with its public events, the questions and the partners, as the database
// gives them.
import { faqFromRow, type Faq } from '@grow/core/content';
import { eventFromRow, eventIn, type GrowEvent } from '@grow/core/event';
import { skillFromRow, type Skill } from '@grow/core/people';
import {
  dateOfSeasonDay,
  seasonDay,
  seasonFiguresFromRow,
  seasonFromRow,
  type Season,
  type SeasonFigures,
  type SeasonWeek,
} from '@grow/core/season';
import {
  showcaseSeasonFromRow,
  storyFromRow,
  type ShowcaseSeason,
  type ShowcaseStory,
} from '@grow/core/showcase';
import { lookingTeamFromRow, type LookingTeam } from '@grow/core/team';
import { berlinDay } from '@grow/core/time';
import type { Locale } from '../paraglide/runtime';
import { zoneOffset } from './seasonClock';
import { sitePartnerFrom, type SitePartner } from './sitePartner';
import committed from './snapshot.json' with { type: 'json' };

const DAY_MS = 86_400_000;

/** What `content:pull` writes: rows as the database gives them, read by core. */
export type Snapshot = {
  /** Sample content pretends that today is this day of its season (1 = first); null for real content. */
  readonly pinnedDay: number | null;
  readonly season: unknown;
  readonly events: readonly unknown[];
  readonly faqs: readonly unknown[];
  /** People and teams in numbers. */
  readonly figures: unknown;
  readonly teams_looking: readonly unknown[];
  /** Those that are spoken of. */
  readonly skills: readonly unknown[];
  /** Their logos are files of the site. */
  readonly partners: readonly unknown[];
  /** Published stories; their pictures are files of the site. */
  readonly showcase_stories: readonly unknown[];
  /** The seasons that they are of, in numbers. */
  readonly showcase_seasons: readonly unknown[];
};

/** What all pages of one language are drawn from. */
export type SiteContent = {
  readonly season: Season;
  /** In the order they begin. */
  readonly events: readonly GrowEvent[];
  /** In reading order. */
  readonly faqs: readonly Faq[];
  readonly figures: SeasonFigures;
  /** Three teams that look for somebody. */
  readonly teamsLooking: readonly LookingTeam[];
  readonly skills: readonly Skill[];
  /** In the order of their places. */
  readonly partners: readonly SitePartner[];
  /** Published stories, the newest season first. */
  readonly stories: readonly ShowcaseStory[];
  /** The newest first. */
  readonly showcaseSeasons: readonly ShowcaseSeason[];
  readonly now: Date;
};

/** Moves a time by whole days and keeps its hour on the season's clock, across summer time too. */
function moveDays(date: Date, days: number): Date {
  const moved = new Date(date.getTime() + days * DAY_MS);
  return new Date(moved.getTime() + zoneOffset(date) - zoneOffset(moved));
}

/**
 * Reads a snapshot for a time and a language: sample content is moved so that its pinned day falls on the time.
 * @throws AppError `malformed_row` naming the column.
 */
export function readContent(
  now: Date,
  { snapshot = committed, locale = 'en' }: { snapshot?: Snapshot; locale?: Locale } = {},
): SiteContent {
  const season = seasonFromRow(snapshot.season);
  const events = snapshot.events
    .map((row) => eventIn(eventFromRow(row), locale))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const lists = {
    faqs: snapshot.faqs.map(faqFromRow),
    partners: snapshot.partners.map(sitePartnerFrom),
    figures: seasonFiguresFromRow(snapshot.figures),
    teamsLooking: snapshot.teams_looking.map(lookingTeamFromRow),
    skills: snapshot.skills.map(skillFromRow),
    stories: snapshot.showcase_stories.map(storyFromRow),
    showcaseSeasons: snapshot.showcase_seasons.map(showcaseSeasonFromRow),
  };
  if (snapshot.pinnedDay === null) return { season, events, ...lists, now };

  const shift = seasonDay(season, now) - snapshot.pinnedDay;
  const move = (date: Date) => moveDays(date, shift);
  const moveWeek = ({ milestone, ...week }: SeasonWeek): SeasonWeek => ({
    ...week,
    milestone: milestone && { ...milestone, dueAt: move(milestone.dueAt) },
  });
  return {
    season: {
      ...season,
      startsOn: dateOfSeasonDay({ startsOn: berlinDay(now) }, 2 - snapshot.pinnedDay),
      teamClosesAt: season.teamClosesAt && move(season.teamClosesAt),
      programme: season.programme.map(moveWeek),
    },
    events: events.map((event) => ({ ...event, startsAt: move(event.startsAt), endsAt: move(event.endsAt) })),
    ...lists,
    now,
  };
}
