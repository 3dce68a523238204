import type {
  FunnelStep,
  NeedKind,
  OverviewFigure,
  OverviewNeed,
  SeasonNews,
  WeekPart,
} from '@grow/core/overview';
import type { MatrixWeek } from '@grow/core/hand-in-admin';
import { inLocale } from '@grow/core/text';
import { berlinDay, dateParts, timeInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

/** The words of the steps. */
export const stepWords: Record<FunnelStep, () => string> = {
  registered: m.overview_step_registered,
  confirmed: m.overview_step_confirmed,
  with_profile: m.overview_step_profile,
  in_team: m.overview_step_team,
};

/** The words of a week's parts. */
export const weekPartWords: Record<WeekPart, () => string> = {
  on_time: m.overview_on_time,
  came_late: m.overview_late,
  missed: m.overview_missing,
  open: m.overview_open,
};

type Given = { readonly week: number; readonly round: string };
type NeedWords = {
  readonly one: (given: Given) => string;
  readonly many: (given: Given) => string;
  /** What one does about it. */
  readonly action: () => string;
  /** Where, if it is not the list itself. */
  readonly path?: () => string;
  /** How urgent it is. */
  readonly tone: 'critical' | 'caution' | 'info';
};

const proposal = () => `${paths.adminMentors()}?view=proposal`;

const needs: Record<NeedKind, NeedWords> = {
  gate_sheets: {
    ...{
      one: m.overview_gate_sheets_one,
      many: m.overview_gate_sheets,
      action: m.overview_gate_sheets_action,
    },
    tone: 'critical',
  },
  gate_release: {
    ...{
      one: m.overview_gate_release,
      many: m.overview_gate_release,
      action: m.overview_gate_release_action,
    },
    tone: 'caution',
  },
  silent: {
    ...{ one: m.overview_silent_one, many: m.overview_silent, action: m.overview_silent_action },
    tone: 'critical',
  },
  asked: {
    ...{ one: m.overview_asked_one, many: m.overview_asked, action: m.overview_asked_action },
    tone: 'critical',
  },
  waiting: {
    ...{ one: m.overview_waiting_one, many: m.overview_waiting, action: m.overview_waiting_action },
    tone: 'caution',
  },
  data_request: {
    ...{ one: m.overview_request_one, many: m.overview_requests, action: m.overview_request_action },
    tone: 'caution',
  },
  mentor_needs_hand: {
    ...{ one: m.overview_mentor_one, many: m.overview_mentor, action: m.overview_mentor_action },
    tone: 'caution',
  },
  declined: {
    ...{ one: m.overview_declined_one, many: m.overview_declined, action: m.overview_no_mentor_action },
    ...{ path: proposal, tone: 'caution' },
  },
  without_mentor: {
    ...{ one: m.overview_no_mentor_one, many: m.overview_no_mentor, action: m.overview_no_mentor_action },
    ...{ path: proposal, tone: 'caution' },
  },
  too_large: {
    ...{ one: m.overview_large_one, many: m.overview_large, action: m.overview_large_action },
    tone: 'info',
  },
  too_small: {
    ...{ one: m.overview_small_one, many: m.overview_small, action: m.overview_small_action },
    tone: 'info',
  },
  mentor_over: {
    ...{ one: m.overview_over_one, many: m.overview_over, action: m.overview_over_action },
    ...{ path: proposal, tone: 'info' },
  },
  without_team: {
    ...{ one: m.overview_no_team_one, many: m.overview_no_team, action: m.overview_no_team_action },
    tone: 'info',
  },
  unconfirmed: {
    ...{ one: m.overview_unconfirmed_one, many: m.overview_unconfirmed, action: m.overview_people_action },
    tone: 'info',
  },
};

/** What the round is called that a figure is about. */
function roundOf({ list }: OverviewFigure): string {
  if (list.of !== 'gate') return '';
  return list.kind === 'final' ? m.gates_final() : m.gates_half_time();
}

/** A need in words, without its number: how urgent, what one does about it, and where if not in its list. */
export function needWords({ kind, week, figure }: OverviewNeed) {
  const { one, many, action, path, tone } = needs[kind];
  return {
    words: (figure.count === 1 ? one : many)({ week: week ?? 0, round: roundOf(figure) }),
    action: action(),
    href: path && fullPath(path()),
    tone,
  };
}

/** What happened, in a sentence. */
export function newsWords(news: SeasonNews, weeks: readonly MatrixWeek[], locale: Locale): string {
  const { kind, person } = news;
  const team = news.team.name;
  const found = weeks.find((one) => one.week === news.week);
  const week = found ? inLocale(found.verb, locale) : m.overview_a_week();
  switch (kind) {
    case 'founded':
      return m.overview_news_founded({ team });
    case 'handed_in':
      return m.overview_news_handed_in({ team, week });
    case 'accepted':
      return person === undefined
        ? m.overview_news_is_accepted({ team, week })
        : m.overview_news_accepted({ person, team, week });
    case 'changes_requested':
      return person === undefined
        ? m.overview_news_is_revised({ team, week })
        : m.overview_news_revise({ person, team, week });
  }
}

/** Where something that happened is to be seen. */
export const newsAddress = ({ week, team }: SeasonNews): string =>
  fullPath(
    week === undefined
      ? paths.teamPage(team.slug)
      : `${paths.adminHandIns()}?${new URLSearchParams({ week: String(week), team: team.slug, in: String(week) }).toString()}`,
  );

/** `14:02` today, `26 Nov` before. */
export function newsTime(at: Date, now: Date, locale: Locale): string {
  if (berlinDay(at) === berlinDay(now)) return timeInWords(at, locale);
  const { day, month } = dateParts(at, locale);
  return `${day} ${month}`;
}
