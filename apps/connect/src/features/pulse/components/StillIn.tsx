import { pulseMutations, stillInAnswers, type StillInAnswer } from '@grow/core/pulse';
import { useGrowClient, useUserId } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { useStillInQuestions } from '../usePulses';

const Root = styled.div`
  display: grid;
  gap: 10px;
  padding: 16px;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-sm);
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const words: Record<StillInAnswer, () => string> = {
  yes: m.still_in_yes,
  help: m.still_in_help,
  stop: m.still_in_stop,
};
const said: Record<StillInAnswer, () => string> = {
  yes: m.still_in_said_yes,
  help: m.still_in_said_help,
  stop: m.still_in_said_stop,
};

/** “Still in?”, asked after ten silent days of the team; drawn only while it waits for an answer. */
export function StillIn({ teamId }: { teamId: string }) {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  const questions = useStillInQuestions();
  // What was answered here stays to be read, and can be changed.
  const [answered, setAnswered] = useState<string>();
  const question = questions.data?.find(
    (one) => one.teamId === teamId && (one.answer === undefined || one.id === answered),
  );
  const answering = useProductMutation(pulseMutations(supabase).answerStillIn, {
    words: {
      done: (saved) => saved.answer && said[saved.answer](),
      detail: m.still_in_nothing_changes(),
      failed: m.still_in_not_saved(),
    },
    onDone: ({ id }) => setAnswered(id),
  });
  if (question === undefined) return null;
  return (
    <Root role="group" aria-label={m.still_in_title()} data-still-in="">
      <Text as="h3" step="h4">
        {m.still_in_title()}
      </Text>
      <Text step="ui">{m.still_in_detail()}</Text>
      <Answers>
        {stillInAnswers.map((answer) => (
          <Button
            key={answer}
            size="sm"
            variant={question.answer === answer ? 'solid' : 'secondary'}
            aria-pressed={question.answer === answer}
            onClick={() => answering.run({ id: question.id, userId, answer })}
          >
            {words[answer]()}
          </Button>
        ))}
      </Answers>
      <Text step="small" tone="muted">
        {m.still_in_who_reads()}
      </Text>
    </Root>
  );
}
