import { readRow } from '../db/readRow';
import { jobKinds, type JobKind } from '../job/Job';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';
import { isUuid } from '../text/isUuid';
import type { LocalText } from '../text/LocalText';
import { auditEntities, auditKinds, type AuditEntity, type AuditKind } from './auditEntities';
import { auditFieldOf, type AuditField } from './auditFields';

/** What was done. */
export const auditActions = ['insert', 'update', 'delete'] as const;
/** What was done to a thing: added, changed or removed. */
export type AuditAction = (typeof auditActions)[number];

/** A value as it was logged, by what it is. */
export type AuditValue =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'flag'; readonly flag: boolean }
  | { readonly is: 'time'; readonly at: Date }
  | { readonly is: 'day'; readonly day: string }
  /** Somebody by their name; undefined for who is gone. */
  | { readonly is: 'name'; readonly name: string | undefined };

/** One value before and after; undefined where there was none. */
export interface AuditChange {
  /** As the database names it; several columns can be one field. */
  readonly column: string;
  readonly field: AuditField;
  /** Of a text in both languages. */
  readonly language: 'en' | 'de' | undefined;
  readonly before: AuditValue | undefined;
  readonly after: AuditValue | undefined;
}

/** One entry of the log. */
export interface AuditEntry {
  readonly id: number;
  readonly at: Date;
  /** Who did it; undefined for what nobody did, and for people who left. */
  readonly actor: TeamPerson | undefined;
  /** Whether nobody did it: the clock, another service, or the console. */
  readonly isAutomatic: boolean;
  readonly kind: AuditKind;
  readonly entity: AuditEntity;
  readonly action: AuditAction;
  /** Whose thing it is, or whom it is about. */
  readonly person: { readonly id: string; readonly name: string } | undefined;
  readonly team: { readonly id: string; readonly name: string; readonly slug: string } | undefined;
  readonly week: number | undefined;
  /** What the thing was called then: a title, a name, a question. */
  readonly title: LocalText | undefined;
  /** What the job does that it is about. */
  readonly job?: JobKind;
  /** Everybody and every team that is named in it, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly changes: readonly AuditChange[];
  /** What changed too and was not kept. */
  readonly hidden: readonly AuditField[];
  readonly reason: string | undefined;
}

type Json = Readonly<Record<string, unknown>>;

const asJson = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a logged value is. */
export function auditValueOf(value: unknown, names: Json): AuditValue | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return { is: 'flag', flag: value };
  if (typeof value === 'number') return { is: 'number', number: value };
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : { is: 'text', text: value.map(textOf).join(', ') };
  }
  const text = textOf(value);
  if (isUuid(text)) {
    const name = names[text];
    return { is: 'name', name: typeof name === 'string' && name !== '' ? name : undefined };
  }
  if (time.test(text)) return { is: 'time', at: new Date(text) };
  return day.test(text) ? { is: 'day', day: text } : { is: 'text', text };
}

/** Fields whose ids are of things that have no name: nobody is gone there. */
const nameless: ReadonlySet<AuditField> = new Set(['belongsTo', 'event', 'milestone', 'season']);

function changesOf(before: Json, after: Json, names: Json): AuditChange[] {
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...columns].flatMap((column) => {
    const found = auditFieldOf(column);
    if (!found) return [];
    const valueIn = (json: Json) => {
      const value = auditValueOf(json[column], names);
      return value?.is === 'name' && nameless.has(found.field) ? undefined : value;
    };
    const change = { before: valueIn(before), after: valueIn(after) };
    return (change.before ?? change.after) ? [{ column, ...found, ...change }] : [];
  });
}

/** The first of what can name a thing. */
function titleOf(subject: Json, event: Json): LocalText | undefined {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  for (const [from, stem] of [
    [event, 'title'],
    ...['title', 'question', 'label', 'verb', 'text', 'name'].map((name) => [subject, name] as const),
  ] as const) {
    const [en, de] = [text(from[`${stem}_en`]), text(from[`${stem}_de`])];
    if (en !== undefined || de !== undefined) return { en: en ?? '', de: de ?? '' };
  }
  const one = text(subject['title']) ?? text(subject['name']) ?? text(subject['label']);
  return one === undefined ? undefined : { en: one, de: one };
}

const isEntity = (text: string): text is AuditEntity => text in auditEntities;

/** Reads a row of `list_audit_entries`. @throws AppError `malformed_row` */
export function auditEntryFromRow(value: unknown): AuditEntry {
  const row = readRow('list_audit_entries', value);
  const json = (name: string) => asJson((value as Json)[name]);
  const [names, subject] = [json('names'), json('subject')];
  const named = (id: unknown) => {
    const name = typeof id === 'string' ? names[id] : undefined;
    return typeof id === 'string' && typeof name === 'string' && name !== '' ? { id, name } : undefined;
  };
  const job = jobKinds.find((kind) => kind === subject['kind']);
  const [teamId, slug] = [row.optionalText('team_id'), row.optionalText('team_slug')];
  return {
    id: row.number('id'),
    at: row.time('created_at'),
    actor: row.optional('actor', (person) => teamPersonFromRow(person, 'list_audit_entries.actor')),
    isAutomatic: row.flag('is_automatic', false),
    kind: row.oneOf('kind', auditKinds),
    entity: row.oneOf('entity', Object.keys(auditEntities).filter(isEntity)),
    action: row.oneOf('action', auditActions),
    person: named(row.optionalText('person_id')) ?? named(subject['mentor_id']),
    team:
      teamId === undefined || slug === undefined
        ? undefined
        : { id: teamId, name: named(teamId)?.name ?? slug, slug },
    week: row.optionalNumber('week'),
    title: titleOf(subject, json('event')),
    ...(job === undefined ? {} : { job }),
    names: new Map(
      Object.entries(names).flatMap(([id, name]) =>
        typeof name === 'string' && name !== '' ? [[id, name]] : [],
      ),
    ),
    changes: changesOf(json('before'), json('after'), names),
    hidden: [...new Set(row.textList('hidden').flatMap((column) => auditFieldOf(column)?.field ?? []))],
    reason: row.optionalText('reason'),
  };
}
