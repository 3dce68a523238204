import { readRow } from '../db/readRow';
import { AppError } from '../errors/AppError';
import { experimentFromRow, type Experiment } from '../experiment/Experiment';
import { partValueFrom, type PartValue } from './PartValue';

/** A file as a version keeps it. */
export interface FrozenFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: string;
}

/** That organisers took a part out for good: nothing of it is left. */
export interface Redacted {
  readonly at: Date;
  readonly reason: string;
}

/** What a part said when it was handed in: files by their names and market tests as they read then. */
export type FrozenPart =
  | { readonly text: string; readonly redacted?: Redacted }
  | { readonly links: readonly string[] }
  | { readonly files: readonly FrozenFile[] }
  | { readonly tests: readonly Experiment[] };

/** What was handed in once. Nothing changes it. */
export interface HandInVersion {
  readonly id: string;
  /** 1 is the first. */
  readonly number: number;
  /** By the keys of the parts; one that said nothing is missing. */
  readonly parts: Readonly<Record<string, FrozenPart>>;
  readonly handedInAt: Date;
  /** Undefined for the clock, and for somebody who is gone. */
  readonly handedInBy: string | undefined;
  readonly isByClock: boolean;
  readonly isComplete: boolean;
  readonly isLate: boolean;
  /** When a newer one came. */
  readonly replacedAt: Date | undefined;
}

function frozenFileFrom(value: unknown): FrozenFile {
  const row = readRow('hand_in_versions.files', value);
  return {
    id: row.requiredText('id'),
    name: row.text('name'),
    bytes: row.number('bytes'),
    mediaType: row.text('media_type'),
  };
}

function redactedFrom(value: unknown): Redacted {
  const row = readRow('hand_in_versions.redacted', value);
  return { at: row.time('at'), reason: row.requiredText('reason') };
}

function frozenPartFrom(value: unknown): FrozenPart {
  const row = readRow('hand_in_versions.parts', value);
  const names = Object.keys(value as object);
  if (names.includes('files')) return { files: row.list('files', frozenFileFrom) };
  if (names.includes('tests')) return { tests: row.list('tests', (one) => experimentFromRow(one)) };
  if (names.includes('links')) return { links: row.textList('links') };
  const redacted = row.optional('redacted', redactedFrom);
  return { text: row.text('text'), ...(redacted ? { redacted } : {}) };
}

function frozenPartsFrom(value: unknown): Record<string, FrozenPart> {
  if (typeof value !== 'object' || value === null) {
    throw new AppError('malformed_row', { message: 'hand_in_versions.parts: not an object' });
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenPartFrom(part)]));
}

/** Reads a row of `hand_in_versions`. @throws AppError `malformed_row` naming the column. */
export function handInVersionFromRow(value: unknown): HandInVersion {
  const row = readRow('hand_in_versions', value);
  return {
    id: row.requiredText('id'),
    number: row.number('number'),
    parts: row.optional('parts', frozenPartsFrom) ?? {},
    handedInAt: row.time('handed_in_at'),
    handedInBy: row.optionalText('handed_in_by'),
    isByClock: row.flag('is_by_clock', false),
    isComplete: row.flag('is_complete', true),
    isLate: row.flag('is_late', false),
    replacedAt: row.optionalTime('replaced_at'),
  };
}

/** The value of a draft that a frozen part came from, to compare both. */
export function draftOfFrozenPart(part: FrozenPart): PartValue {
  if ('files' in part) return { files: part.files.map(({ id }) => id) };
  if ('tests' in part) return { tests: part.tests.map(({ id }) => id) };
  return partValueFrom(part);
}
