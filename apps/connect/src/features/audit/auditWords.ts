import type { AuditChange, AuditCsvWords, AuditEntry, AuditField, AuditValue } from '@grow/core/audit';
import { dateWithYearInWords, dateTimeInWords } from '@grow/core/time';
import { inLocale } from '@grow/core/text';
import { roles } from '@grow/core';
import { roleWord } from '@grow/shell';
import { m } from '../../paraglide/messages';
import { getLocale } from '../../paraglide/runtime';
import { personName } from '../people';
import { fieldWords } from './fieldWords';
import { codeWords, entityWords, jobWords, kindWords } from './thingWords';

function textWords(text: string, field: AuditField): string {
  const role = field === 'role' ? roles.find((one) => one === text) : undefined;
  return role ? roleWord(role, getLocale()) : (codeWords[field]?.[text]?.() ?? text);
}

/** A value of a field as somebody reads it. */
export function valueWords(value: AuditValue, field: AuditField): string {
  const locale = getLocale();
  switch (value.is) {
    case 'flag':
      return value.flag ? m.orga_yes() : m.orga_no();
    case 'number':
      return value.number.toLocaleString(locale);
    case 'time':
      return dateTimeInWords(value.at, locale);
    case 'day':
      return dateWithYearInWords(value.day, locale);
    case 'name':
      return value.name ?? m.audit_gone();
    case 'text':
      return textWords(value.text, field);
  }
}

/** The name of what changed, with the language of a text in both. */
export function changeLabel({ field, language }: Pick<AuditChange, 'field' | 'language'>): string {
  const word = fieldWords[field]();
  if (language === 'en') return m.audit_language_en({ field: word });
  return language === 'de' ? m.audit_language_de({ field: word }) : word;
}

/** Who did it. */
export function actorWords({ actor, isAutomatic }: Pick<AuditEntry, 'actor' | 'isAutomatic'>): string {
  if (actor) return personName(actor);
  return isAutomatic ? m.audit_automatic() : m.audit_somebody_gone();
}

/** What something was done to: "the hand-in of week 5 of Drehlicht". */
function thingWords({ entity, kind, person, team, week, title, job }: AuditEntry): string {
  let thing = entityWords[entity]();
  if (title) thing = m.audit_thing_title({ thing, title: inLocale(title, getLocale()) });
  if (job) thing = m.audit_thing_title({ thing, title: jobWords[job]() });
  if (week !== undefined) thing = m.audit_thing_week({ thing, week });
  if (person) thing = m.audit_thing_of({ thing, name: person.name });
  if (team === undefined || entity === 'teams') return thing;
  if (!person) return m.audit_thing_of({ thing, name: team.name });
  return kind === 'mentor'
    ? m.audit_thing_for({ thing, name: team.name })
    : m.audit_thing_in({ thing, name: team.name });
}

const changed = (entry: AuditEntry, field: AuditField) => entry.changes.find((one) => one.field === field);
const code = (value: AuditValue | undefined): string | undefined =>
  value?.is === 'text' ? value.text : undefined;

const stateWords: Partial<Record<string, (given: { thing: string }) => string>> = {
  in_review: m.audit_did_take,
  accepted: m.audit_did_accept,
  changes_requested: m.audit_did_revise,
  submitted: m.audit_did_hand_in,
  draft: m.audit_did_reopen,
};

/** What is said of the changes that organisers look for most; undefined for all others. */
function specialSentence(entry: AuditEntry, thing: string): string | undefined {
  const { entity, action, team, title } = entry;
  const person = entry.person?.name;
  if (entity === 'profiles' && person !== undefined) {
    const { before, after } = changed(entry, 'role') ?? {};
    if (before && after)
      return m.audit_did_role({
        person,
        before: valueWords(before, 'role'),
        after: valueWords(after, 'role'),
      });
  }
  if (entity === 'hand_ins') {
    const until = changed(entry, 'extendedUntil');
    if (until?.after) return m.audit_did_extend({ thing, until: valueWords(until.after, until.field) });
    if (until?.before) return m.audit_did_take_back_extension({ thing });
    if (changed(entry, 'declinedAt')?.after) return m.audit_did_decline_extension({ thing });
    if (action === 'update') return stateWords[code(changed(entry, 'status')?.after) ?? '']?.({ thing });
  }
  if (entity === 'team_members' && person !== undefined && team) {
    if (action === 'insert') return m.audit_did_join({ person, team: team.name });
    if (changed(entry, 'leftAt')?.after) return m.audit_did_leave({ person, team: team.name });
  }
  if (entity === 'jobs' && action === 'insert') return m.audit_did_start({ thing });
  if (entity === 'hand_in_verdicts' && action === 'insert' && team && entry.week !== undefined) {
    const decision = changed(entry, 'decision')?.after;
    if (decision)
      return m.audit_did_review({
        team: team.name,
        week: entry.week,
        decision: valueWords(decision, 'decision'),
      });
  }
  if (entity === 'mentor_assignments' && action === 'insert' && person !== undefined && team) {
    const isAsked = code(changed(entry, 'status')?.after) === 'proposed';
    return (isAsked ? m.audit_did_ask_mentor : m.audit_did_assign)({ person, team: team.name });
  }
  if (entity === 'event_registrations' && person !== undefined && title) {
    if (changed(entry, 'checkedInAt')?.after)
      return m.audit_did_check_in({ person, title: inLocale(title, getLocale()) });
  }
  return undefined;
}

/** What was done, to be read after who did it. */
export function sentenceWords(entry: AuditEntry): string {
  const thing = thingWords(entry);
  const special = specialSentence(entry, thing);
  if (special !== undefined) return special;
  if (entry.action === 'insert') return m.audit_did_insert({ thing });
  return entry.action === 'delete' ? m.audit_did_delete({ thing }) : m.audit_did_update({ thing });
}

const changeLine = (change: AuditChange): string =>
  m.audit_change_line({
    field: changeLabel(change),
    before: change.before ? valueWords(change.before, change.field) : m.orga_nothing(),
    after: change.after ? valueWords(change.after, change.field) : m.orga_nothing(),
  });

/** What changed too and was not kept. */
export const hiddenWords = ({ hidden }: Pick<AuditEntry, 'hidden'>): string =>
  hidden.map((field) => fieldWords[field]()).join(', ');

/** The words of the file. */
export const auditCsvWords = (): AuditCsvWords => ({
  head: [
    ...([m.audit_csv_time(), m.audit_csv_actor(), m.audit_csv_what(), m.audit_kind()] as const),
    ...([m.audit_csv_team(), m.audit_changes(), m.audit_reason(), m.audit_entry()] as const),
  ],
  actor: actorWords,
  sentence: sentenceWords,
  kind: ({ kind }) => kindWords[kind](),
  changes: (entry) => [
    ...entry.changes.map(changeLine),
    ...(entry.hidden.length > 0 ? [`${m.audit_hidden()}: ${hiddenWords(entry)}`] : []),
  ],
});
