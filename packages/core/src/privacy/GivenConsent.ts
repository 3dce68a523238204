import { readRow } from '../db/readRow';
import { consentKinds, type ConsentKind } from '../onboarding/onboarding';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';

/** A text in one version, and how many agreed to it. */
export interface ConsentFigure {
  readonly kind: ConsentKind;
  readonly version: string;
  /** How many stand by it. */
  readonly standing: number;
  /** How many took it back. */
  readonly withdrawn: number;
  readonly firstGivenAt: Date;
  readonly lastGivenAt: Date;
  /** How many people there are in all. */
  readonly people: number;
}

/** Whose consents to which text are asked for. */
export interface ConsentRequest {
  readonly kind: ConsentKind;
  readonly version: string;
  /** Those that were taken back; otherwise those that stand. */
  readonly isWithdrawn: boolean;
  /** Words of a name. */
  readonly search: string;
}

/** That somebody agreed. */
export interface GivenConsent {
  readonly id: string;
  readonly person: TeamPerson;
  readonly givenAt: Date;
  /** Undefined while it stands. */
  readonly withdrawnAt: Date | undefined;
}

/** Reads a row of `consent_figures()`. @throws AppError `malformed_row` naming the column. */
export function consentFigureFromRow(value: unknown): ConsentFigure {
  const row = readRow('consent_figures', value);
  return {
    kind: row.oneOf('kind', consentKinds),
    version: row.requiredText('version'),
    standing: row.number('standing'),
    withdrawn: row.number('withdrawn'),
    firstGivenAt: row.time('first_given_at'),
    lastGivenAt: row.time('last_given_at'),
    people: row.number('people'),
  };
}

/** Reads a row of `list_consents()`. @throws AppError `malformed_row` naming the column. */
export function givenConsentFromRow(value: unknown): GivenConsent {
  const row = readRow('list_consents', value);
  return {
    id: row.requiredText('id'),
    person: teamPersonFromRow((value as { person?: unknown }).person, 'list_consents.person'),
    givenAt: row.time('given_at'),
    withdrawnAt: row.optionalTime('withdrawn_at'),
  };
}
