import { readRow } from '../db/readRow';

/** How far the idea is. */
export const ideaStages = ['none', 'idea', 'prototype', 'users'] as const;
/** How far the idea is. */
export type IdeaStage = (typeof ideaStages)[number];

/** What one looks for. */
export const lookingForChoices = ['team', 'members', 'nothing'] as const;
/** What one looks for. */
export type LookingFor = (typeof lookingForChoices)[number];

/** What one can agree to. */
export const consentKinds = ['terms', 'privacy', 'newsletter'] as const;
/** What one can agree to. */
export type ConsentKind = (typeof consentKinds)[number];

/** Version of the terms and the privacy notice that holds now: year and month. */
export const consentVersion = '2024-10';

/** Longest answers of the welcome step, in characters: the database refuses more. */
export const signupInfoLimits = { motivation: 1000, heardFrom: 120 } as const;

/** The answers of the welcome step. */
export interface SignupInfo {
  readonly motivation: string | undefined;
  readonly ideaStage: IdeaStage;
  readonly lookingFor: LookingFor;
  readonly heardFrom: string | undefined;
  readonly newsletter: boolean;
}

/** A consent that stands. */
export interface Consent {
  readonly kind: ConsentKind;
  readonly version: string;
  readonly givenAt: Date;
}

/** What a person has answered and agreed to so far. */
export interface Onboarding {
  readonly signupInfo: SignupInfo | undefined;
  readonly consents: readonly Consent[];
}

/** Reads a row of `signup_info`. @throws AppError `malformed_row` naming the column. */
export function signupInfoFromRow(value: unknown): SignupInfo {
  const row = readRow('signup_info', value);
  return {
    motivation: row.optionalText('motivation'),
    ideaStage: row.oneOf('idea_stage', ideaStages),
    lookingFor: row.oneOf('looking_for', lookingForChoices),
    heardFrom: row.optionalText('heard_from'),
    newsletter: row.flag('newsletter', false),
  };
}

/** Reads a row of `consents`. @throws AppError `malformed_row` naming the column. */
export function consentFromRow(value: unknown): Consent {
  const row = readRow('consents', value);
  return {
    kind: row.oneOf('kind', consentKinds),
    version: row.requiredText('version'),
    givenAt: row.time('given_at'),
  };
}

/** The required consents of the present version that are lacking. */
export function missingConsents({ consents }: Pick<Onboarding, 'consents'>): ConsentKind[] {
  const hasGiven = (kind: ConsentKind) =>
    consents.some((consent) => consent.kind === kind && consent.version === consentVersion);
  return (['terms', 'privacy'] as const).filter((kind) => !hasGiven(kind));
}

/** Whether the welcome step is to be shown: the answers or a required consent are lacking. */
export function needsOnboarding(onboarding: Onboarding): boolean {
  return onboarding.signupInfo === undefined || missingConsents(onboarding).length > 0;
}
