import { useIsGuest, useUserId } from '@grow/shell';
import { NotificationBell } from '../features/notification';
import { useLiveChanges } from './useLiveChanges';

function OwnBell({ userId }: { userId: string }) {
  useLiveChanges(userId);
  return <NotificationBell />;
}

/** The bell of whoever is logged in, and the watch that keeps it and the teams up to date. */
export function LiveBell() {
  const userId = useUserId();
  // A guest is told by mail.
  const isGuest = useIsGuest();
  return userId && !isGuest && <OwnBell key={userId} userId={userId} />;
}
