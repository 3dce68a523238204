import { Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import type { ReviewDraft } from './reviewDraft';

const Root = styled.div`
  display: grid;
  gap: 10px;
  padding-top: 14px;
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** What somebody had begun to say of a version that another person judged meanwhile: theirs to read and to copy. */
export function KeptWords({ draft }: { draft: ReviewDraft }) {
  const { note, privateNote, advice = [], typedAdvice } = draft;
  const texts = [note, privateNote, ...advice.map(({ text }) => text), typedAdvice].filter((text) =>
    text?.trim(),
  );
  if (texts.length === 0) return null;
  return (
    <Root>
      <Text step="ui" tone="muted">
        {m.review_kept_words()}
      </Text>
      {texts.map((text, index) => (
        <Text key={index} step="ui" dir="auto">
          {text}
        </Text>
      ))}
    </Root>
  );
}
