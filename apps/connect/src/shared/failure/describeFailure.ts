import { toAppError, type AppErrorCode } from '@grow/core';
import { errorSentence, formErrorSentence, type Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';
import { noteFailure } from './noteFailure';
import { requestIdOf } from './requestIdOf';

/** A failure in words, and its code. */
export type FailureWords = { readonly text: string; readonly code: AppErrorCode };

/** A sentence with the request that failed, where the answer named it. */
function withReference(sentence: string, failure: unknown, locale: Locale): string {
  noteFailure(failure);
  const id = requestIdOf(failure);
  return id === undefined ? sentence : `${sentence} ${m.error_reference({ id }, { locale })}`;
}

/** Says what failed, in the page's language. */
export const describeFailure = (failure: unknown, locale: Locale): FailureWords => ({
  text: withReference(formErrorSentence(failure, locale), failure, locale),
  code: toAppError(failure).code,
});

/** Says what failed where nothing was typed. */
export const sayFailure = (failure: unknown, locale: Locale): string =>
  withReference(errorSentence(failure, locale), failure, locale);
