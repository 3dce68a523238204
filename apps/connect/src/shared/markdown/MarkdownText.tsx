import { micromark } from 'micromark';

/** Markdown as it is read; the library lets no HTML and no dangerous address through. */
export const MarkdownText = ({ text }: { text: string }) => (
  <div data-markdown="" dangerouslySetInnerHTML={{ __html: micromark(text) }} />
);
