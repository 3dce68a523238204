import { Button, Drawer } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormBody, useFormFrame, type FramedForm, type FrameWords } from './FormBody';

const Below = styled.div`
  margin-top: 32px;
`;

type FormDrawerProps<Values extends object, Result> = FrameWords &
  FramedForm<Values, Result> & {
    /** Names the button that closes it. */
    closeLabel: string;
    /** Stands below the form, with changes of its own. */
    below?: ReactNode;
  };

/** As `FormDialog`, in a drawer beside the page. */
export function FormDrawer<Values extends object, Result>(props: FormDrawerProps<Values, Result>) {
  const { isOpen, title, closeLabel, action, busy, below, ...form } = props;
  const frame = useFormFrame(form.onClose);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={frame.close}
      title={title}
      closeLabel={closeLabel}
      actions={
        <Button {...frame.submit} variant="primary" busyLabel={busy}>
          {action}
        </Button>
      }
    >
      <FormBody {...form} {...frame.body} />
      {below && <Below>{below}</Below>}
    </Drawer>
  );
}
