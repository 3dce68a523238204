import { lazy } from 'react';

/** Text in Markdown. What reads it is fetched with the first text; give it a `Suspense`. */
export const Markdown = lazy(async () => ({ default: (await import('./MarkdownText')).MarkdownText }));
