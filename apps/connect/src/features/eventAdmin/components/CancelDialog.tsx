import { eventAdminMutations, type AdminEvent } from '@grow/core/event-admin';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Dialog, Field, Text, Textarea } from '@grow/ui';
import { useProductMutation } from '../../../mutation';
import { textIn } from '../../event';
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
          ? m.admin_event_recipients_unknown()
          : m.loading()
        : count === 1
          ? m.admin_event_recipients_one()
          : m.admin_event_recipients({ count: count.toLocaleString(locale) })}
    </Text>
  );
}

function CancelFields({ event, form }: { event: AdminEvent; form: Form<CancelValues> }) {
  const { supabase } = useGrowClient();
  const testing = useProductMutation(eventAdminMutations(supabase).sendTestMail, {
    words: { done: m.admin_event_tested(), failed: m.admin_event_not_tested() },
  });
  const handleTest = () => testing.run({ eventId: event.id, message: form.values.message.trim() });
  return (
    <>
      <Text step="ui">{m.admin_event_cancel_detail()}</Text>
      <Recipients eventId={event.id} />
      <Field
        label={m.admin_event_cancel_message()}
        help={m.admin_event_cancel_message_help()}
        error={form.errors.message}
      >
        <Textarea {...form.text('message')} maxLength={LONGEST} rows={4} />
      </Field>
      <div>
        <Button size="sm" isBusy={testing.isBusy} busyLabel={m.admin_event_testing()} onClick={handleTest}>
          {m.admin_event_test()}
        </Button>
      </div>
    </>
  );
}

const obstacleWords: Record<NonNullable<Cancelling['obstacle']>, () => string> = {
  missing: m.admin_event_gone_detail,
  draft: m.admin_event_cancel_draft,
  cancelled: m.admin_event_cancelled_stays,
  over: m.admin_event_cancel_over,
};

/** Calls an event off: what is said to whom, read first by oneself; or why that cannot be. */
export function CancelDialog({ cancelling }: { cancelling: Cancelling }) {
  const { event, obstacle, close } = cancelling;
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const title = { title: event ? textIn(event.title) : '' };
  const draft = useFormDraft<CancelValues>('event-cancel', event?.id);
  const calling = useProductMutation(eventAdminMutations(supabase).cancel, {
    words: {
      done: m.admin_event_cancelled(title),
      detail: (count) =>
        count === undefined
          ? undefined
          : m.admin_event_cancelled_notified({ count: count.toLocaleString(locale) }),
    },
  });
  return (
    <>
      <FormDialog
        isOpen={event !== undefined && obstacle === undefined}
        onClose={close}
        title={m.admin_event_cancel_title(title)}
        keep={m.admin_event_cancel_keep()}
        action={m.admin_event_cancel()}
        busy={m.admin_event_cancelling()}
        variant="danger"
        draft={draft}
        initial={{ message: '' }}
        validate={({ message }) =>
          message.trim() === '' ? { message: m.admin_event_cancel_message_missing() } : {}
        }
        send={async ({ message }) => calling.send({ eventId: event?.id ?? '', message: message.trim() })}
      >
        {(form) => event && <CancelFields event={event} form={form} />}
      </FormDialog>
      <Dialog
        isOpen={obstacle !== undefined}
        onClose={close}
        title={event ? m.admin_event_cancel_not(title) : m.event_page_empty()}
        actions={<Button onClick={close}>{m.orga_close()}</Button>}
      >
        <Text step="ui">{obstacle && obstacleWords[obstacle]()}</Text>
      </Dialog>
    </>
  );
}
