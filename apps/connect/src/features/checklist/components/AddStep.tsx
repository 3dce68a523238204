import { typedLength } from '@grow/core/text';
import { checklistTextLength } from '@grow/core/checklist';
import { Button, Field, Input } from '@grow/ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Form = styled.form`
  display: grid;
  gap: 8px;
  padding-top: 12px;
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`;

/** A step of the team's own: typed where it will stand, one after the other. */
export function AddStep({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  if (text === undefined) {
    return (
      <Button
        ref={opener}
        size="sm"
        variant="ghost"
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setText('')}
      >
        {m.step_add_own()}
      </Button>
    );
  }
  const over = typedLength(text) - checklistTextLength;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || over > 0) return;
        onAdd(text.trim());
        setText('');
      }}
    >
      <Field label={m.step_text()} error={over > 0 ? m.ask_message_long({ over }) : undefined}>
        <Input
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          dir="auto"
          autoFocus
        />
      </Field>
      <div>
        <Button size="sm" variant="solid" type="submit">
          {m.step_add()}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setText(undefined)}>
          {m.step_add_close()}
        </Button>
      </div>
    </Form>
  );
}
