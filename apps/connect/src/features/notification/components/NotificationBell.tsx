import { errorSentence, useLocale } from '@grow/shell';
import { Bell, Button, useToast } from '@grow/ui';
import { useState } from 'react';
import { m } from '../../../paraglide/messages';
import { useMarkRead } from '../useMarkRead';
import { useUnreadCount } from '../useNotifications';
import { NotificationList } from './NotificationList';

/** The bell of whoever is logged in: how much is unread, what it is, and where it leads. */
export function NotificationBell() {
  const { locale } = useLocale();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const unread = useUnreadCount() ?? 0;
  const markRead = useMarkRead();
  const handleRead = (id?: string) => {
    markRead.mutate(id, {
      onError: (error) =>
        toast.show({
          status: 'error',
          title: m.bell_not_marked(),
          description: errorSentence(error, locale),
        }),
    });
  };
  const handleChoose = (id: string) => {
    handleRead(id);
    setOpen(false);
  };
  return (
    <Bell
      unread={unread}
      isOpen={isOpen}
      onOpenChange={setOpen}
      labels={{
        button: unread > 0 ? m.bell_unread({ count: unread.toLocaleString(locale) }) : m.bell(),
        title: m.bell(),
      }}
      action={
        unread > 0 && (
          <Button size="xs" variant="ghost" onClick={() => handleRead()}>
            {m.bell_mark_all()}
          </Button>
        )
      }
    >
      {isOpen && <NotificationList onChoose={handleChoose} onLeave={() => setOpen(false)} />}
    </Bell>
  );
}
