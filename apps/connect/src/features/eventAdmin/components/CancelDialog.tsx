import { type DeskEvent } from '@grow/core';
import { useLocale } from '@grow/shell';
import { Button, Dialog, Field, Text, Textarea, useToast } from '@grow/ui';
import { useState } from 'react';
import { m } from '../../../paraglide/messages';
import { DialogForm, FormDialog, useFailureToast, type FormDialogInside } from '../../team';
import { useDraftedForm } from '../../form';
import { useEventTotals } from '../useAttendees';
import type { Cancelling } from '../useCancelling';
import { useEventAdminDeeds } from '../useEventAdmin';

/** Longest message in characters; the database refuses a longer one. */
const LONGEST = 2000;

type InsideProps = FormDialogInside & { event: DeskEvent; onDone: () => void };

function CancelForm({ id, onBusy, event, onDone }: InsideProps) {
  const { locale } = useLocale();
  const toast = useToast();
  const fail = useFailureToast();
  const { cancelEvent, sendTestMail, totals } = useEventAdminDeeds();
  const told = useEventTotals(event.id);
  const [isTesting, setTesting] = useState(false);
  const number = (value: number) => value.toLocaleString(locale);
  const form = useDraftedForm({
    name: `event-cancel-${event.id}`,
    stored: { message: '' },
    validate: ({ message }) => (message.trim() === '' ? { message: m.desk_cancel_message_missing() } : {}),
    send: async ({ message }) => {
      onBusy(true);
      try {
        await cancelEvent(event.id, message.trim());
      } finally {
        onBusy(false);
      }
      // It is called off now, whatever becomes of the count.
      const count = await totals(event.id).then(
        ({ recipients }) => recipients,
        () => undefined,
      );
      toast.show({
        status: 'success',
        title: m.desk_cancelled({ title: event.title }),
        ...(count === undefined ? {} : { description: m.desk_cancelled_told({ count: number(count) }) }),
      });
      onDone();
    },
  });
  const handleTest = async () => {
    setTesting(true);
    try {
      await sendTestMail(event.id, form.values.message.trim());
      toast.show({ status: 'success', title: m.desk_tested() });
    } catch (error) {
      fail(m.desk_not_tested(), error);
    }
    setTesting(false);
  };
  const count = told.data?.recipients;
  return (
    <DialogForm id={id} form={form}>
      <Text step="ui">{m.desk_cancel_detail()}</Text>
      <Text as="b" step="ui" role="status">
        {count === undefined
          ? told.isError
            ? m.desk_recipients_unknown()
            : m.loading()
          : count === 1
            ? m.desk_recipients_one()
            : m.desk_recipients({ count: number(count) })}
      </Text>
      <Field label={m.desk_cancel_message()} help={m.desk_cancel_message_help()} error={form.errors.message}>
        <Textarea {...form.text('message')} maxLength={LONGEST} rows={4} />
      </Field>
      <div>
        <Button size="sm" isBusy={isTesting} busyLabel={m.desk_testing()} onClick={() => void handleTest()}>
          {m.desk_test()}
        </Button>
      </div>
    </DialogForm>
  );
}

const obstacleWords: Record<NonNullable<Cancelling['obstacle']>, () => string> = {
  missing: m.desk_gone_detail,
  draft: m.desk_cancel_draft,
  cancelled: m.desk_cancelled_stays,
  over: m.desk_cancel_over,
};

/** Calls an event off: what is said to whom, read first by oneself; or why that cannot be. */
export function CancelDialog({ cancelling }: { cancelling: Cancelling }) {
  const { event, obstacle, close } = cancelling;
  return (
    <>
      <FormDialog
        isOpen={event !== undefined && obstacle === undefined}
        onClose={close}
        title={event && m.desk_cancel_title({ title: event.title })}
        keep={m.desk_cancel_keep()}
        action={m.desk_cancel()}
        busy={m.desk_cancelling()}
        variant="danger"
      >
        {(inside) => event && <CancelForm {...inside} event={event} onDone={close} />}
      </FormDialog>
      <Dialog
        isOpen={obstacle !== undefined}
        onClose={close}
        title={event ? m.desk_cancel_not({ title: event.title }) : m.event_page_empty()}
        actions={<Button onClick={close}>{m.orga_close()}</Button>}
      >
        <Text step="ui">{obstacle && obstacleWords[obstacle]()}</Text>
      </Dialog>
    </>
  );
}
