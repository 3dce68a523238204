// passes
export { browserEnvironment } from '@grow/core/browser';
