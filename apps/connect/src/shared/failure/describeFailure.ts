import { toAppError, type AppErrorCode } from '@grow/core';
import { errorSentence, formErrorSentence, type Locale } from '@grow/shell';

/** A failure in words, and its code. */
export type FailureWords = { readonly text: string; readonly code: AppErrorCode };

/** Says what failed, in the page's language. */
export const describeFailure = (failure: unknown, locale: Locale): FailureWords => ({
  text: formErrorSentence(failure, locale),
  code: toAppError(failure).code,
});

/** Says what failed where nothing was typed. */
export const sayFailure = (failure: unknown, locale: Locale): string => errorSentence(failure, locale);
