import { typedLength } from '@grow/core/text';
import {
  actionItemLimits,
  actionItemsOfPulse,
  awaitsAnswer,
  type ActionItemState,
  type NamedActionItem,
} from '@grow/core/action-item';
import type { Team } from '@grow/core/team';
import { ActionItemList, ActionItemRow, Button, Field, Input } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { takesFocus, useKeptFocus } from '../../seat';
import { useAvatarPerson } from '../../team';
import { personName } from '../../people';
import { m } from '../../../paraglide/messages';
import { answerOf, dueOf, sourceOf } from '../actionItemWords';
import { useActionItems, useAnswerActionItem } from '../useActionItems';

const Form = styled.form`
  display: grid;
  gap: 8px;
  width: 100%;
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`;

type Answering = (answer: ActionItemState | undefined, word: string) => void;

/** The word why, asked for before an item that stays open or is not for the team is answered. */
function WordForm({
  answer,
  onAnswer,
  onCancel,
}: {
  answer: 'open' | 'dropped';
  onAnswer: Answering;
  onCancel: () => void;
}) {
  const [word, setWord] = useState('');
  const [isTried, setIsTried] = useState(false);
  const over = typedLength(word) - actionItemLimits.word;
  const isMissing = answer === 'dropped' && word.trim() === '';
  const problem = over > 0 ? m.ask_message_long({ over }) : isMissing ? m.action_word_missing() : undefined;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (problem === undefined) onAnswer(answer, word);
      }}
    >
      <Field
        label={answer === 'dropped' ? m.action_why_not() : m.action_why_open()}
        aside={answer === 'open' && m.optional()}
        error={isTried || over > 0 ? problem : undefined}
      >
        <Input
          value={word}
          onChange={({ target }) => setWord(target.value)}
          autoComplete="off"
          dir="auto"
          autoFocus
        />
      </Field>
      <div>
        <Button size="sm" variant="solid" type="submit">
          {answer === 'dropped' ? m.action_not_for_us() : m.action_still_open()}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {m.pulse_not_now()}
        </Button>
      </div>
    </Form>
  );
}

const Kept = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  width: 100%;
`;

type AnswersProps = { item: NamedActionItem; week: number; onAnswer: Answering };

/** The three answers, or what was answered; the one takes the focus of the other. */
function Answers(props: AnswersProps) {
  const { root, events } = useKeptFocus<HTMLDivElement>();
  return (
    <Kept ref={root} tabIndex={-1} role="group" aria-label={props.item.text} {...events}>
      <AnswerButtons {...props} />
    </Kept>
  );
}

function AnswerButtons({ item, week, onAnswer }: AnswersProps) {
  const [asked, setAsked] = useState<'open' | 'dropped'>();
  const answerWith: Answering = (answer, word) => {
    setAsked(undefined);
    onAnswer(answer, word);
  };
  if (asked !== undefined) {
    return <WordForm answer={asked} onAnswer={answerWith} onCancel={() => setAsked(undefined)} />;
  }
  if (!awaitsAnswer(item, week)) {
    return (
      <>
        <p {...takesFocus}>{answerOf(item)}</p>
        <Button size="sm" variant="ghost" onClick={() => onAnswer(undefined, '')}>
          {m.action_answer_again()}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button size="sm" onClick={() => onAnswer('done', '')}>
        {m.action_done()}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setAsked('open')}>
        {m.action_still_open()}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setAsked('dropped')}>
        {m.action_not_for_us()}
      </Button>
    </>
  );
}

type RowProps = {
  item: NamedActionItem;
  week: number;
  /** Without it the row is for reading. */
  onAnswer?: Answering | undefined;
  action?: ReactNode;
};

/** One action item with its answers, or with what was answered. */
export function ActionItem({ item, week, onAnswer, action }: RowProps) {
  const person = useAvatarPerson(item.assignee);
  const isAnswered = item.answeredAt !== undefined;
  return (
    <ActionItemRow
      text={item.text}
      source={sourceOf(item)}
      {...dueOf(item, week)}
      isSettled={item.state !== 'open'}
      owner={item.assignee && { ...person, name: personName(item.assignee) }}
      action={action}
      answer={
        onAnswer ? (
          <Answers item={item} week={week} onAnswer={onAnswer} />
        ) : (
          isAnswered && <p>{answerOf(item)}</p>
        )
      }
    />
  );
}

/** What comes back in a week's check-in, each with its three answers. */
export function ActionItemAnswers({ team, week }: { team: Team; week: number }) {
  const items = actionItemsOfPulse(useActionItems(team.id).data ?? [], week);
  const answer = useAnswerActionItem(team.id, week);
  return (
    <ActionItemList>
      {items.map((item) => (
        <ActionItem
          key={item.id}
          item={item}
          week={week}
          onAnswer={(said, word) => answer(item, said, word)}
        />
      ))}
    </ActionItemList>
  );
}
