import { Button } from '@grow/ui';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.form`
  display: grid;
  gap: 20px;
`;

export type EntranceFormProps = {
  isBusy: boolean;
  action: string;
  busyAction: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A form with one thing to do. Should it ever be sent without the script, its fields stay out of the address. */
export function EntranceForm({ isBusy, action, busyAction, onSubmit, children }: EntranceFormProps) {
  return (
    <Root noValidate method="post" onSubmit={onSubmit}>
      {children}
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isBusy} busyLabel={busyAction}>
        {action}
      </Button>
    </Root>
  );
}
