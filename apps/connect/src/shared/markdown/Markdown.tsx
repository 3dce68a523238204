import { Suspense } from 'react';
import { lazyPart } from '../code';

const MarkdownText = lazyPart(async () => (await import('./MarkdownText')).MarkdownText);

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
