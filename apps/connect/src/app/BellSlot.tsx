import { useEffect, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';

/** In milliseconds: the first screen has everything to itself. */
const BELL_AFTER = 2_000;
/** How long a bell that did not load waits for the next try, in milliseconds. */
const TRY_AGAIN_AFTER = 30_000;

// As wide as the bell, so that nothing moves when it comes.
const Place = styled.div`
  min-width: 44px;
`;

/** Where the bell hangs: it comes after the first screen, with what listens for changes. */
export function BellSlot() {
  const [Late, setLate] = useState<ComponentType>();
  useEffect(() => {
    let timer = window.setTimeout(function load() {
      import('./LiveBell').then(
        ({ LiveBell }) => setLate(() => LiveBell),
        () => {
          timer = window.setTimeout(load, TRY_AGAIN_AFTER);
        },
      );
    }, BELL_AFTER);
    return () => window.clearTimeout(timer);
  }, []);
  return <Place>{Late && <Late />}</Place>;
}
