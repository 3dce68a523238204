// fails: no-restricted-imports
export { AppError } from '@grow/core';
