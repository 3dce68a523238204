import { Button, Dialog, Text } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../../shared/failure';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import { useFeed } from '../useFeed';
import { MadeAddress } from './MadeAddress';
import { Standing, Waiting } from './SubscribeBody';

const Parts = styled.div`
  display: grid;
  gap: 20px;
`;

export type SubscribeDialogProps = { isOpen: boolean; onClose: () => void };

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** What is asked before an address that programs have stops working: there is no way back. */
const questions = {
  renew: {
    title: m.calendar_renew_title,
    detail: m.calendar_renew_detail,
    action: m.calendar_renew,
    busy: m.calendar_make_busy,
  },
  end: {
    title: m.calendar_end_title,
    detail: m.calendar_end_detail,
    action: m.calendar_end,
    busy: m.calendar_end_busy,
  },
};

/**
 * A calendar of one's own for programs: make its address, see when it was read, end it. The address is shown once, and
 * forgotten when the dialog closes.
 */
export function SubscribeDialog({ isOpen, onClose }: SubscribeDialogProps) {
  const [asks, setAsks] = useState<keyof typeof questions>();
  const { feed, make, end } = useFeed(isOpen, () => setAsks(undefined));
  const isBusy = make.isBusy || end.isBusy;
  const question = asks && questions[asks];

  const back = () => {
    if (isBusy) return;
    make.reset();
    end.reset();
    setAsks(undefined);
  };
  const leave = () => {
    if (isBusy) return;
    back();
    onClose();
  };
  const create = () => make.run();

  let body: ReactNode = <Waiting />;
  if (question) body = <Text tone="muted">{question.detail()}</Text>;
  else if (make.data) body = <MadeAddress address={make.data} />;
  else if (feed.data)
    body = <Standing feed={feed.data} onRenew={() => setAsks('renew')} onEnd={() => setAsks('end')} />;
  else if (feed.data === null) body = null;
  else if (feed.error) body = <FailedPart error={feed.error} />;
  const canMake = !question && !make.data && feed.data === null;

  return (
    <Dialog
      isOpen={isOpen}
      onClose={question ? back : leave}
      title={question ? question.title() : m.calendar_subscribe()}
      actions={
        <>
          {/* Another button for another step: the one that was pressed is gone, and this is where one goes on. */}
          <Button key={asks ?? 'leave'} ref={asks && focus} onClick={question ? back : leave}>
            {question ? m.calendar_keep() : m.calendar_close()}
          </Button>
          {question && (
            <Button
              variant="danger"
              isBusy={isBusy}
              busyLabel={question.busy()}
              onClick={asks === 'end' ? () => end.run() : create}
            >
              {question.action()}
            </Button>
          )}
          {canMake && (
            <Button
              variant="primary"
              isBusy={make.isBusy}
              busyLabel={m.calendar_make_busy()}
              onClick={create}
            >
              {m.calendar_make()}
            </Button>
          )}
        </>
      }
    >
      <Parts>
        {!question && <Text tone="muted">{m.calendar_intro()}</Text>}
        {body}
        <FormFailure failure={make.failure ?? end.failure} />
      </Parts>
    </Dialog>
  );
}
