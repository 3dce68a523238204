import { Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { linkedParts } from './linkedParts';

const Words = styled(Text)`
  max-width: 40rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Plain text with its line breaks; addresses of the web are links, and nothing else is markup. */
export function LinkedText({ text }: { text: string }) {
  return (
    <Words dir="auto">
      {linkedParts(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <TextLink key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part.text}
          </TextLink>
        ),
      )}
    </Words>
  );
}
