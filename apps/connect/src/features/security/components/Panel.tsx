import { Button, Text } from '@grow/ui';
import { useEffect, useEffectEvent, useRef, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FormFailure } from '../../../shared/failure';

/** Something to do or to wait for, below the setting it belongs to. */
export const Panel = styled.div`
  display: grid;
  gap: 16px;
  margin-block: 20px;
  padding: 20px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  & > form {
    max-width: 28rem;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** The heading of a panel, and what it is about. */
export function PanelHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <Text as="h3" step="h4">
        {title}
      </Text>
      {children && (
        <Text step="ui" tone="muted">
          {children}
        </Text>
      )}
    </div>
  );
}

type PanelFormProps = {
  action: string;
  busyAction: string;
  isBusy: boolean;
  failure: unknown;
  isDanger?: boolean;
  /** What the way back is called. */
  cancel?: string;
  /** Whether it has taken the place of what was pressed or of another step: one goes on typing in it. */
  hasFocus?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** Fields of a panel with what sends them and what leads back. */
export function PanelForm(props: PanelFormProps) {
  const { action, busyAction, isBusy, failure, isDanger, onSubmit, onCancel, children } = props;
  const { cancel = m.security_cancel(), hasFocus = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const resumeTyping = useEffectEvent(() => {
    if (hasFocus) form.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
  });
  useEffect(() => {
    resumeTyping();
  }, []);
  return (
    <Form ref={form} noValidate method="post" onSubmit={onSubmit}>
      {children}
      <FormFailure failure={failure} />
      <Actions>
        <Button
          type="submit"
          variant={isDanger ? 'danger' : 'primary'}
          isBusy={isBusy}
          busyLabel={busyAction}
        >
          {action}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
          {cancel}
        </Button>
      </Actions>
    </Form>
  );
}
