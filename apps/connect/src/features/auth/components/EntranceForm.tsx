import { Button } from '@grow/ui';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.form`
  display: grid;
  gap: 20px;
`;

export type EntranceFormProps = {
  isBusy: boolean;
  /** Nothing may be sent for a while; the form says why. */
  isLocked?: boolean;
  action: string;
  busyAction: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A form with one thing to do. Should it ever be sent without the script, its fields stay out of the address. */
export function EntranceForm(props: EntranceFormProps) {
  const { isBusy, isLocked = false, action, busyAction, onSubmit, children } = props;
  return (
    <Root noValidate method="post" onSubmit={onSubmit}>
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isBusy={isBusy}
        busyLabel={busyAction}
        disabled={isLocked}
      >
        {action}
      </Button>
    </Root>
  );
}
