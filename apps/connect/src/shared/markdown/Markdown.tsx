import { lazy, Suspense } from 'react';

const MarkdownText = lazy(async () => ({ default: (await import('./MarkdownText')).MarkdownText }));

/** Text in Markdown. What reads it is fetched with the first text; until then the text stands as it was written. */
export const Markdown = ({ text }: { text: string }) => (
  <Suspense
    fallback={text.split(/\n{2,}/).map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
  >
    <MarkdownText text={text} />
  </Suspense>
);
