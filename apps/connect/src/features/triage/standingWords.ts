import type { TeamWeek } from '@grow/core/hand-in';
import { seasonWeek, type Season } from '@grow/core/season';
import { dayInWords } from '@grow/core/time';
import type { TriagedTeam } from '@grow/core/triage';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';
import { weekShapes, weekStateWords } from '../handIn';

/** What a team did for a week, in a few words; '' where nothing is asked or it is not open. */
function weekWords(week: TeamWeek, locale: Locale): string {
  const { week: number, state, handedInAt, partsReady: ready, partsRequired: required } = week;
  if (state === 'accepted') return m.triage_week_accepted({ week: number });
  if (state === 'changes_requested') return m.triage_week_revising({ week: number });
  if (handedInAt) return m.triage_week_handed_in({ week: number, day: dayInWords(handedInAt, locale) });
  return required > 0 ? m.triage_parts({ ready, required }) : '';
}

/** What a team that needs nobody says of this week, in a sentence or two. */
export function standingWords(team: TriagedTeam, season: Season, now: Date, locale: Locale): string {
  const current = seasonWeek(season, now);
  const week = team.weeks.find((one) => one.week === current);
  if (current === undefined || !week) return '';
  const said = { on_track: m.triage_on_track, stuck: m.triage_stuck_answered };
  const pulse = team.pulse?.week === current ? said[team.pulse.state]() : m.triage_not_checked_in();
  return [pulse, weekWords(week, locale)].filter(Boolean).join(' ');
}

const countedStates = ['accepted', 'review', 'returned', 'missed', 'now'] as const;

/** A team's eleven weeks for its ruler, with their states in words. */
export function rulerOf(team: TriagedTeam, season: Season, now: Date) {
  const shapes = weekShapes(team.weeks, season, now);
  const counted = countedStates.flatMap((state) => {
    const count = shapes.filter((shape) => shape.state === state).length;
    return count > 0 ? [m.weeks_counted({ count, state: weekStateWords[state]() })] : [];
  });
  const share = shapes.find(({ state }) => state === 'now')?.share;
  return {
    label: m.triage_weeks({ states: counted.join(', ') || weekStateWords.next() }),
    states: shapes.map(({ state }) => state),
    ...(share === undefined ? {} : { share }),
  };
}

/** What the mentor has not read of a team; undefined where they have read all. */
export function newsWords({ unreadPulses: count }: TriagedTeam): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? m.triage_news_one() : m.triage_news({ count });
}

/** Where a team is, and who stands in for whom. */
export function metaWords(team: TriagedTeam, locale: Locale): string {
  const until = team.standInUntil && dayInWords(team.standInUntil, locale);
  const name = team.otherName ?? '';
  if (!until) return team.city ?? '';
  const words = team.isStandIn ? m.triage_stand_in_for({ name, until }) : m.triage_stood_in({ name, until });
  return [team.city, words].filter(Boolean).join('. ');
}
