// The words of texts that people agree to.
import type { ConsentKind } from '@grow/core/onboarding';
import { m } from '../../../paraglide/messages';
import { sitePaths } from '../../../paths';
import type { ConsentText } from './privacyAddress';

const kindWords: Record<ConsentKind, () => string> = {
  terms: m.consent_terms_title,
  privacy: m.consent_privacy_title,
  newsletter: m.newsletter_title,
};

/** "Terms of the contest, 2024-10". */
export const consentTextWords = ({ kind, version }: ConsentText): string =>
  `${kindWords[kind]()}, ${version}`;

/** Where the text that holds now can be read; undefined for what has none of its own. */
export const wordingAddresses: Record<ConsentKind, string | undefined> = {
  terms: `${sitePaths.imprint}#terms`,
  privacy: sitePaths.privacy,
  newsletter: undefined,
};
