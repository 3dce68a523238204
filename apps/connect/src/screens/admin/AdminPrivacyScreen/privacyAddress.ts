// Which reads and consents organisers look at, as the address names them.
import { consentKinds, type ConsentKind } from '@grow/core/onboarding';
import { dataReadKinds, type DataReadFilter } from '@grow/core/privacy';
import { addressCodec, entry, flag, id, oneOf, words } from '../../../shared/list';

/** Which reads are shown, and behind which one they begin. */
export type ReadChoice = DataReadFilter & { readonly before: number | undefined };

/** The address of the reads. */
export const readLog = addressCodec<ReadChoice>({
  readerId: id('reader'),
  what: oneOf('looked', dataReadKinds),
  userId: id('whose'),
  before: entry('behind'),
});

/** A text that people agree to, in one version. */
export type ConsentText = { readonly kind: ConsentKind; readonly version: string };

/** The parameter that opens the drawer of a text. */
export const CONSENT = 'consent';
/** What narrows the list in the drawer, and goes with it. */
export const CONSENT_NARROWING = ['taken-back', 'name'] as const;

/** Which of those who agreed are shown. */
export const consentList = addressCodec<{ readonly isWithdrawn: boolean; readonly search: string }>({
  isWithdrawn: flag(CONSENT_NARROWING[0]),
  search: words(CONSENT_NARROWING[1]),
});

const VERSION = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** A text as the address names it: `terms.2024-10`. */
export const consentKey = ({ kind, version }: ConsentText): string => `${kind}.${version}`;

/** The text that the address names; undefined for one that cannot be. */
export function consentOf(key: string | undefined): ConsentText | undefined {
  const [name, version = ''] = (key ?? '').split('.');
  const kind = consentKinds.find((one) => one === name);
  return kind !== undefined && VERSION.test(version) ? { kind, version } : undefined;
}
