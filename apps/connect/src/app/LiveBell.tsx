import { useIsGuest, useUserId } from '@grow/shell';
import { NotificationBell } from '../features/notification';
import { useUpdateNotice } from '../shared/version';
import { useLiveChanges } from './useLiveChanges';

function OwnBell({ userId }: { userId: string }) {
  useLiveChanges(userId);
  return <NotificationBell />;
}

/** Comes with the bell, as the first screen has no room for it. */
function UpdateNotice(): null {
  useUpdateNotice();
  return null;
}

/** The bell of whoever is logged in, and the watches that keep it, the teams and the page itself up to date. */
export function LiveBell() {
  const userId = useUserId();
  // A guest is told by mail.
  const isGuest = useIsGuest();
  if (!userId) return null;
  return (
    <>
      <UpdateNotice />
      {!isGuest && <OwnBell key={userId} userId={userId} />}
    </>
  );
}
