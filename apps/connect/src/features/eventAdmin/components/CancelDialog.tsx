import { eventAdminMutations, type DeskEvent } from '@grow/core/event-admin';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Dialog, Field, Text, Textarea } from '@grow/ui';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog, useFormDraft, type Form } from '../../../shared/form';
import { useEventTotals } from '../useAttendees';
import type { Cancelling } from '../useCancelling';

/** Longest message in characters; the database refuses a longer one. */
const LONGEST = 2000;

type CancelValues = { message: string };

/** How many people are told, as it stands now. */
function Recipients({ eventId }: { eventId: string }) {
  const { locale } = useLocale();
  const { data, isError } = useEventTotals(eventId);
  const count = data?.recipients;
  return (
    <Text as="b" step="ui" role="status">
      {count === undefined
        ? isError
          ? m.desk_recipients_unknown()
          : m.loading()
        : count === 1
          ? m.desk_recipients_one()
          : m.desk_recipients({ count: count.toLocaleString(locale) })}
    </Text>
  );
}

function CancelFields({ event, form }: { event: DeskEvent; form: Form<CancelValues> }) {
  const { supabase } = useGrowClient();
  const testing = useProductMutation(eventAdminMutations(supabase).sendTestMail, {
    words: { done: m.desk_tested(), failed: m.desk_not_tested() },
  });
  const handleTest = () => testing.run({ eventId: event.id, message: form.values.message.trim() });
  return (
    <>
      <Text step="ui">{m.desk_cancel_detail()}</Text>
      <Recipients eventId={event.id} />
      <Field label={m.desk_cancel_message()} help={m.desk_cancel_message_help()} error={form.errors.message}>
        <Textarea {...form.text('message')} maxLength={LONGEST} rows={4} />
      </Field>
      <div>
        <Button size="sm" isBusy={testing.isBusy} busyLabel={m.desk_testing()} onClick={handleTest}>
          {m.desk_test()}
        </Button>
      </div>
    </>
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
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const title = { title: event?.title ?? '' };
  const draft = useFormDraft<CancelValues>('event-cancel', event?.id);
  const calling = useProductMutation(eventAdminMutations(supabase).cancel, {
    words: {
      done: m.desk_cancelled(title),
      detail: (count) =>
        count === undefined ? undefined : m.desk_cancelled_told({ count: count.toLocaleString(locale) }),
    },
  });
  return (
    <>
      <FormDialog
        isOpen={event !== undefined && obstacle === undefined}
        onClose={close}
        title={m.desk_cancel_title(title)}
        keep={m.desk_cancel_keep()}
        action={m.desk_cancel()}
        busy={m.desk_cancelling()}
        variant="danger"
        draft={draft}
        initial={{ message: '' }}
        validate={({ message }) =>
          message.trim() === '' ? { message: m.desk_cancel_message_missing() } : {}
        }
        send={async ({ message }) => calling.send({ eventId: event?.id ?? '', message: message.trim() })}
      >
        {(form) => event && <CancelFields event={event} form={form} />}
      </FormDialog>
      <Dialog
        isOpen={obstacle !== undefined}
        onClose={close}
        title={event ? m.desk_cancel_not(title) : m.event_page_empty()}
        actions={<Button onClick={close}>{m.orga_close()}</Button>}
      >
        <Text step="ui">{obstacle && obstacleWords[obstacle]()}</Text>
      </Dialog>
    </>
  );
}
