import { readRow } from '../db/readRow';
import type { LocalText } from '../text/LocalText';
import { storyDraftFromRow, storyMetrics, type StoryDraft, type StoryMetric } from './StoryDraft';
import { storyWeekStates, type StoryTraction, type StoryWeekState } from './StoryParts';

/** What somebody says who was asked about a version. */
export const storyConsentStates = ['asked', 'agreed', 'declined', 'withdrawn'] as const;
/** `asked`: no answer yet; `withdrawn`: took a yes back. */
export type StoryConsentState = (typeof storyConsentStates)[number];

/** What one person says to a version; read by the team, and by organisers. */
export interface StoryConsent {
  readonly userId: string;
  readonly name: string;
  readonly state: StoryConsentState;
  /** What they say with a no; may be ''. */
  readonly note: string;
  readonly answeredAt: Date | undefined;
}

/** The newest version that was submitted. */
export interface StoryStanding {
  readonly versionId: string;
  readonly number: number;
  readonly submittedAt: Date;
  /** When the captain took it back. */
  readonly recalledAt: Date | undefined;
  /** Those without a yes first. */
  readonly consents: readonly StoryConsent[];
}

/** What the team's record says of a week. */
export interface RecordedWeek {
  readonly week: number;
  readonly verb: LocalText;
  readonly state: StoryWeekState;
  /** What sent it back, the oldest first. */
  readonly returned: readonly {
    readonly id: string;
    readonly note: string;
    readonly authorId: string;
    readonly name: string;
  }[];
  /** What the team's tests added in it; revenue in whole euros. */
  readonly added: Readonly<Record<StoryMetric, number>>;
}

/** Who may be named, and as what: in the team now or before, its mentor, or a juror. */
export const namedAs = ['member', 'former', 'mentor', 'juror'] as const;

/** Somebody whom a story may name. */
export interface NameablePerson {
  readonly userId: string;
  readonly name: string;
  readonly kind: (typeof namedAs)[number];
}

/** Everything with which a member writes their team's story. */
export interface StoryWorkspace {
  readonly teamId: string;
  readonly name: string;
  readonly isCaptain: boolean;
  readonly seasonLabel: string;
  readonly seasonStartsOn: string;
  readonly seasonWeeks: number;
  readonly city: string | undefined;
  readonly topic: string | undefined;
  readonly teamSize: number;
  /** Whether the team came into the final; others have no story. */
  readonly canWrite: boolean;
  /** Undefined before the first save. */
  readonly slug: string | undefined;
  readonly place: number | undefined;
  readonly prizeEuros: number | undefined;
  readonly draft: StoryDraft;
  readonly draftVersion: number;
  /** When the draft was last changed. */
  readonly writtenAt: Date | undefined;
  /** Number of the public version. */
  readonly publishedVersion: number | undefined;
  readonly publishedAt: Date | undefined;
  /** Since when organisers keep it from the public, and why. */
  readonly hiddenAt: Date | undefined;
  readonly hiddenReason: string | undefined;
  readonly standing: StoryStanding | undefined;
  readonly weeks: readonly RecordedWeek[];
  readonly people: readonly NameablePerson[];
  /** What the curve would show for each number. */
  readonly totals: Readonly<Record<StoryMetric, StoryTraction['points']>>;
}

const consentFromRow = (value: unknown): StoryConsent => {
  const row = readRow('story_workspace.consents', value);
  return {
    userId: row.requiredText('user_id'),
    name: row.optionalText('name') ?? '',
    state: row.oneOf('state', storyConsentStates),
    note: row.text('note'),
    answeredAt: row.optionalTime('answered_at'),
  };
};

const standingFromRow = (value: unknown): StoryStanding => {
  const row = readRow('story_workspace.version', value);
  return {
    versionId: row.requiredText('version_id'),
    number: row.number('number'),
    submittedAt: row.time('submitted_at'),
    recalledAt: row.optionalTime('recalled_at'),
    consents: row.list('consents', consentFromRow),
  };
};

const weekFromRow = (value: unknown): RecordedWeek => {
  const row = readRow('story_workspace.weeks', value);
  const added = readRow('story_workspace.weeks', row.optional('traction', (one) => one) ?? {});
  const number = (column: string) => added.optionalNumber(column) ?? 0;
  return {
    week: row.number('week'),
    verb: row.localText('verb'),
    state: row.oneOf('state', storyWeekStates),
    returned: row.list('returned', (entry) => {
      const one = readRow('story_workspace.returned', entry);
      return {
        id: one.requiredText('id'),
        note: one.requiredText('note'),
        authorId: one.requiredText('author_id'),
        name: one.optionalText('name') ?? '',
      };
    }),
    added: {
      interviews: number('interviews'),
      test_users: number('test_users'),
      pre_orders: number('pre_orders'),
      revenue: Math.round(number('revenue_cents') / 100),
    },
  };
};

const personFromRow = (value: unknown): NameablePerson => {
  const row = readRow('story_workspace.people', value);
  return {
    userId: row.requiredText('user_id'),
    name: row.requiredText('name'),
    kind: row.oneOf('kind', namedAs),
  };
};

const totalsFromRow = (value: unknown): StoryWorkspace['totals'] => {
  const row = readRow('story_workspace.totals', value);
  const points = (metric: StoryMetric) =>
    row.list(metric, (point) => {
      const one = readRow('story_workspace.totals', point);
      return { day: one.number('day'), total: one.number('total') };
    });
  const [interviews, testUsers, preOrders, revenue] = storyMetrics.map(points);
  return {
    interviews: interviews ?? [],
    test_users: testUsers ?? [],
    pre_orders: preOrders ?? [],
    revenue: revenue ?? [],
  };
};

/** Reads the row of `story_workspace()`. @throws AppError `malformed_row` naming the column. */
export function storyWorkspaceFromRow(value: unknown): StoryWorkspace {
  const row = readRow('story_workspace', value);
  return {
    teamId: row.requiredText('team_id'),
    name: row.requiredText('name'),
    isCaptain: row.flag('is_captain', false),
    seasonLabel: row.requiredText('season_label'),
    seasonStartsOn: row.day('season_starts_on'),
    seasonWeeks: row.number('season_weeks'),
    city: row.optionalText('city'),
    topic: row.optionalText('topic'),
    teamSize: row.number('team_size'),
    canWrite: row.flag('can_write', false),
    slug: row.optionalText('slug'),
    place: row.optionalNumber('place'),
    prizeEuros: row.optionalNumber('prize_euros'),
    draft: row.optional('draft', storyDraftFromRow) ?? storyDraftFromRow({}),
    draftVersion: row.number('draft_version'),
    writtenAt: row.optionalTime('written_at'),
    publishedVersion: row.optionalNumber('published_version'),
    publishedAt: row.optionalTime('published_at'),
    hiddenAt: row.optionalTime('hidden_at'),
    hiddenReason: row.optionalText('hidden_reason'),
    standing: row.optional('version', standingFromRow),
    weeks: row.list('weeks', weekFromRow),
    people: row.list('people', personFromRow),
    totals: totalsFromRow(row.optional('totals', (totals) => totals)),
  };
}
