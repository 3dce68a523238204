import type { Job, JobKind, JobState } from '@grow/core/job';
import { roleWord, type Locale } from '@grow/shell';
import type { BadgeTone } from '@grow/ui';
import { m } from '../../paraglide/messages';
import { statusWords } from '../teamAdmin';

/** How a job stands, in a word. */
export const jobStateWords: Record<JobState, () => string> = {
  waiting: m.job_waiting,
  running: m.job_running,
  stopped: m.job_stopped,
  done: m.job_done,
  failed: m.job_failed,
};

/** How that is coloured. */
export const jobStateTones: Record<JobState, BadgeTone> = {
  waiting: 'neutral',
  running: 'info',
  stopped: 'caution',
  done: 'positive',
  failed: 'critical',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type TitleOf = (input: Job['input'], locale: Locale) => string;

const teamsChangeTitle: TitleOf = ({ change }) => {
  const { listed, status } = (change ?? {}) as { listed?: unknown; status?: unknown };
  if (typeof listed === 'boolean') return listed ? m.bulk_list_teams() : m.bulk_unlist_teams();
  const word = Object.entries<() => string>(statusWords).find(([key]) => key === status)?.[1];
  return m.bulk_set_status({ status: word?.() ?? textOf(status) });
};

const importTitle: TitleOf = ({ name }) => m.job_import({ name: textOf(name) });

/** What a kind of job is called; it may look at what was asked for. */
const titles: Record<JobKind, TitleOf> = {
  import_people: importTitle,
  import_invite: ({ name }) => m.job_import_invite({ name: textOf(name) }),
  import_undo: importTitle,
  people_role: ({ role }, locale) =>
    m.bulk_give_role({ role: roleWord(role === 'MENTOR' ? 'MENTOR' : 'PARTICIPANT', locale) }),
  team_suggestions: () => m.bulk_suggest(),
  teams_change: teamsChangeTitle,
  delete_demo_data: () => m.demo_delete(),
  teams_withdraw: () => m.bulk_withdraw_title(),
  invite_again: () => m.bulk_again_title(),
};

/** What a job does. */
export const jobTitle = (job: Pick<Job, 'kind' | 'input' | 'undoes'>, locale: Locale): string => {
  const title = titles[job.kind](job.input, locale);
  return job.undoes === undefined ? title : m.job_undoing({ title });
};

const fates: Readonly<Record<string, () => string>> = {
  changed: m.bulk_fate_changed,
  changed_since: m.bulk_fate_changed_since,
  failed: m.import_failed_rows,
  kept: m.import_fate_kept,
  already: m.bulk_fate_already,
  gone: m.bulk_fate_gone,
  yourself: m.bulk_fate_yourself,
  organiser: m.bulk_fate_organiser,
  in_team: m.bulk_fate_in_team,
  has_teams: m.bulk_fate_has_teams,
  has_meetings: m.bulk_fate_has_meetings,
  withdrawn: m.bulk_fate_withdrawn,
  no_captain: m.bulk_fate_no_captain,
  nobody: m.bulk_fate_nobody,
  no_participant: m.bulk_fate_no_participant,
  teams_closed: m.bulk_fate_teams_closed,
  has_asked: m.bulk_fate_has_asked,
  suggested: m.bulk_fate_suggested,
  no_match: m.bulk_fate_no_match,
  read: m.bulk_fate_read,
  unconfirmed: m.bulk_fate_unconfirmed,
  has_finished: m.bulk_fate_has_finished,
  is_finalist: m.bulk_fate_is_finalist,
  has_come: m.bulk_fate_has_come,
  no_address: m.bulk_fate_no_address,
  invite_waits: m.bulk_fate_invite_waits,
  never_invited: m.bulk_fate_never_invited,
  invited: m.bulk_fate_invited,
};

/** What became of one of many, or would: a reason, where nothing. */
export const fateWords = (fate: string): string => fates[fate]?.() ?? fate;
