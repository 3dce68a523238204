import { handInQueries } from '@grow/core/hand-in';
import { useGrowClient } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** The time of the server, which deadlines are measured by; undefined until it is known. Without an answer this device's counts. */
export function useServerTime(): Date | undefined {
  const { supabase, clock } = useGrowClient();
  const offset = useQuery(handInQueries(supabase).clockOffset(clock));
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(clock.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, [clock]);
  if (offset.isPending) return undefined;
  return new Date(now + (offset.data ?? 0));
}
