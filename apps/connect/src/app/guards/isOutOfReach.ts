import { isAppError } from '@grow/core';

/** Whether nobody could be asked: a screen that opens without a connection then goes by what its device keeps. */
export const isOutOfReach = (error: unknown): boolean =>
  isAppError(error) && ['network', 'timeout', 'server', 'invalid_response'].includes(error.code);
