import { useLocale } from '@grow/shell';
import { Bell, Button } from '@grow/ui';
import { useState } from 'react';
import { m } from '../../../paraglide/messages';
import { useMarkRead } from '../useMarkRead';
import { useUnreadCount } from '../useNotifications';
import { NotificationList } from './NotificationList';

/** The bell of whoever is logged in: how much is unread, what it is, and where it leads. */
export function NotificationBell() {
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const unread = useUnreadCount() ?? 0;
  const markRead = useMarkRead();
  const handleChoose = (id: string) => {
    markRead(id);
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
          <Button size="xs" variant="ghost" onClick={() => markRead(undefined)}>
            {m.bell_mark_all()}
          </Button>
        )
      }
    >
      {isOpen && <NotificationList onChoose={handleChoose} onLeave={() => setOpen(false)} />}
    </Bell>
  );
}
