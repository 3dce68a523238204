import { storyMutations, type StoryRequest } from '@grow/core/showcase';
import { useGrowClient } from '@grow/shell';
import { Button, Field, Text, Textarea } from '@grow/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 16px;
  justify-items: stretch;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** Yes, no with a word to the team, or a yes that is taken back. */
export function StoryAnswerForm({ request: { versionId, state } }: { request: StoryRequest }) {
  const { supabase } = useGrowClient();
  const [note, setNote] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const answering = useProductMutation(storyMutations(supabase).answer, {
    words: { done: m.story_request_done(), failed: m.story_request_failed() },
    // The button that was pressed may be gone.
    onDone: () => root.current?.focus(),
  });
  const answer = (agrees: boolean) => answering.run({ versionId, agrees, note: agrees ? '' : note });
  return (
    <Root ref={root} role="group" aria-label={m.story_request_answer()} tabIndex={-1}>
      {state === 'agreed' && (
        <Text step="small" tone="muted">
          {m.story_request_withdraw_detail()}
        </Text>
      )}
      {(state === 'asked' || state === 'agreed') && (
        <Field label={m.story_request_note()} help={m.story_request_note_help()}>
          <Textarea
            value={note}
            maxLength={300}
            dir="auto"
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      )}
      <Actions>
        {state === 'agreed' ? (
          <Button variant="danger" isBusy={answering.isBusy} onClick={() => answer(false)}>
            {m.story_request_withdraw()}
          </Button>
        ) : (
          <Button variant="primary" isBusy={answering.isBusy} onClick={() => answer(true)}>
            {m.story_request_agree()}
          </Button>
        )}
        {state === 'asked' && (
          <Button isBusy={answering.isBusy} onClick={() => answer(false)}>
            {m.story_request_decline()}
          </Button>
        )}
      </Actions>
    </Root>
  );
}
