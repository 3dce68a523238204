import { useUserId } from '@grow/shell';
import { useEffect } from 'react';
import { NotificationBell } from '../features/notification';
import { keepFocus } from './keepFocus';
import { useLiveChanges } from './useLiveChanges';

function OwnBell({ userId }: { userId: string }) {
  useLiveChanges(userId);
  return <NotificationBell />;
}

/**
 * The bell of whoever is logged in, and the watch that keeps it and the teams up to date. With it comes what keeps the
 * focus on the page, as the first screen has everything to itself.
 */
export function LiveBell() {
  const userId = useUserId();
  useEffect(keepFocus, []);
  return userId && <OwnBell key={userId} userId={userId} />;
}
