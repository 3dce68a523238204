import type { TeamStage, TeamStatus } from '@grow/core/team';
import type {
  TeamCsvWords,
  TeamFieldChange,
  TeamHistoryEntry,
  TeamHistoryField,
  TeamListState,
} from '@grow/core/team-admin';
import type { BadgeTone } from '@grow/ui';
import { m } from '../../paraglide/messages';
import { stageWords } from '../teamSearch';

/** The word of a status. */
export const statusWords: Record<TeamStatus, () => string> = {
  forming: m.orga_status_forming,
  active: m.orga_status_active,
  finalist: m.orga_status_finalist,
  finished: m.orga_status_finished,
  withdrawn: m.orga_status_withdrawn,
};

/** The words of the filters. */
export const teamStateWords: Record<TeamListState, () => string> = {
  in_contest: m.orga_state_in_contest,
  without_mentor: m.orga_state_without_mentor,
  declined: m.orga_state_declined,
  too_small: m.orga_state_too_small,
  too_large: m.orga_state_too_large,
};

/** How a status is coloured. */
export const statusTones: Record<TeamStatus, BadgeTone> = {
  forming: 'info',
  active: 'positive',
  finalist: 'accent',
  finished: 'neutral',
  withdrawn: 'critical',
};

const said = <Key extends string>(words: Record<Key, () => string>) =>
  Object.fromEntries(Object.entries<() => string>(words).map(([key, word]) => [key, word()])) as Record<
    Key,
    string
  >;

/** The words of the file. */
export const teamCsvWords = (): TeamCsvWords => ({
  head: {
    name: m.orga_name(),
    address: m.orga_csv_address(),
    status: m.orga_status(),
    stage: m.teams_stage(),
    captain: m.orga_captain(),
    people: m.orga_csv_people(),
    places: m.orga_csv_places(),
    city: m.orga_city(),
    industry: m.orga_field_industry(),
    pitch: m.orga_field_pitch(),
    founded: m.orga_csv_founded(),
  },
  status: said(statusWords),
  stage: said<TeamStage>(stageWords),
});

const fieldWords: Record<TeamHistoryField, () => string> = {
  name: m.orga_name,
  captain: m.orga_captain,
  status: m.orga_status,
  pitch: m.orga_field_pitch,
  description: m.orga_field_description,
  stage: m.teams_stage,
  industry: m.orga_field_industry,
  city: m.orga_city,
  logo: m.orga_field_logo,
  listed: m.orga_listed,
};

function valueWords(field: TeamHistoryField, value: string | undefined): string {
  if (value === undefined) return m.orga_nothing();
  if (field === 'listed') return value === 'true' ? m.orga_yes() : m.orga_no();
  const words: Partial<Record<string, () => string>> =
    field === 'status' ? statusWords : field === 'stage' ? stageWords : {};
  return words[value]?.() ?? value;
}

const changeSentence = ({ field, before, after }: TeamFieldChange): string =>
  m.orga_changed({
    field: fieldWords[field](),
    before: valueWords(field, before),
    after: valueWords(field, after),
  });

/** What a line of a team's history says, one sentence for each change. */
export function historySentences({ kind, person, changes }: TeamHistoryEntry): string[] {
  const who = { person: person ?? m.orga_somebody_gone() };
  if (kind === 'founded') return [m.orga_was_founded()];
  if (kind === 'joined') return [m.orga_joined(who)];
  if (kind === 'left') return [m.orga_left(who)];
  return changes.map(changeSentence);
}
