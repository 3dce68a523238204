import { eventAdminMutations, type AdminEvent } from '@grow/core/event-admin';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, ButtonLink, Dialog, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAttendeeFile, useEventTotals } from '../../../features/eventAdmin';
import { useProductMutation } from '../../../mutation';
import { ListFileButton } from '../../../shared/file';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Root = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

function CloseAttendance({ event }: { event: AdminEvent }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const { data } = useEventTotals(event.id);
  const [isOpen, setOpen] = useState(false);
  const missing = data?.absentees ?? 0;
  const number = (value: number) => value.toLocaleString(locale);
  const closing = useProductMutation(eventAdminMutations(supabase).closeAttendance, {
    words: {
      done: (count) => m.admin_event_closed({ count: number(count) }),
      failed: m.admin_event_not_closed(),
    },
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {m.admin_event_close_attendance()}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={m.admin_event_close_title()}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{m.orga_keep()}</Button>
            <Button
              variant="primary"
              isBusy={closing.isBusy}
              busyLabel={m.orga_busy()}
              onClick={() => closing.run(event.id)}
            >
              {m.admin_event_close_attendance()}
            </Button>
          </>
        }
      >
        <Text step="ui">
          {missing === 1
            ? m.admin_event_close_detail_one()
            : m.admin_event_close_detail({ count: number(missing) })}
        </Text>
      </Dialog>
    </>
  );
}

/** The check-in, the file, and closing the attendance. */
export function AttendeeActions({ event }: { event: AdminEvent }) {
  const file = useAttendeeFile(event);
  const isOver = event.endsAt <= new Date();
  return (
    <Root>
      <Row>
        {event.status === 'published' && (
          <ButtonLink size="sm" href={fullPath(paths.checkIn(event.slug))} linkComponent={AppLink}>
            {m.admin_event_check_in()}
          </ButtonLink>
        )}
        <ListFileButton make={file} />
        {event.status === 'published' && isOver && <CloseAttendance event={event} />}
      </Row>
      <Text step="small" tone="muted">
        {m.admin_event_csv_help()}
      </Text>
    </Root>
  );
}
