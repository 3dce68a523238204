import { useEffect, useState, type ComponentType } from 'react';

/** In milliseconds: the first screen has everything to itself. A bell that did not come waits twice as long as before. */
const BELL_AFTER = 2_000;

// As wide as the bell, so that nothing moves when it comes.
const place = { minWidth: 44 } as const;

/** Where the bell hangs: it comes after the first screen, with what listens for changes. */
export function BellSlot() {
  const [Late, setLate] = useState<ComponentType>();
  const [wait, setWait] = useState(BELL_AFTER);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./LiveBell').then(
        ({ LiveBell }) => setLate(() => LiveBell),
        () => setWait((before) => before * 2),
      );
    }, wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return <div style={place}>{Late && <Late />}</div>;
}
