import { useEffect, useState } from 'react';

/** Seconds the mail service wants between two mails to one address. */
const SECONDS_BETWEEN_MAILS = 60;

/** Counts down before a mail may be sent again: `left` in seconds, `restart` after sending. */
export function useCountdown({ isRunning: isStarted }: { isRunning: boolean }): {
  left: number;
  restart: () => void;
} {
  const [until, setUntil] = useState(() => (isStarted ? Date.now() + SECONDS_BETWEEN_MAILS * 1000 : 0));
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      window.clearInterval(timer);
    };
  }, [isRunning]);
  const restart = () => {
    setNow(Date.now());
    setUntil(Date.now() + SECONDS_BETWEEN_MAILS * 1000);
  };
  return { left, restart };
}
