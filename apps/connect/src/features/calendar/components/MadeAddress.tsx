import type { CalendarFeedAddress } from '@grow/core/calendar';
import { Button, ButtonLink, Field, Input, useToast } from '@grow/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 12px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The new address: to copy, or to open in the calendar program of this device. */
export function MadeAddress({ address }: { address: CalendarFeedAddress }) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  // The button that made it is gone.
  useEffect(() => input.current?.focus(), []);
  const handleCopy = () => {
    navigator.clipboard.writeText(address.https).then(
      () => void toast.show({ status: 'success', title: m.calendar_copied() }),
      // A browser that does not let a page write there lets the person do it.
      () => input.current?.select(),
    );
  };
  return (
    <Root>
      <Field label={m.calendar_address()} help={m.calendar_once()}>
        <Input ref={input} readOnly value={address.https} onFocus={(event) => event.target.select()} />
      </Field>
      <Actions>
        <Button size="sm" variant="solid" onClick={handleCopy}>
          {m.calendar_copy()}
        </Button>
        <ButtonLink size="sm" href={address.webcal}>
          {m.calendar_open()}
        </ButtonLink>
      </Actions>
    </Root>
  );
}
