import { useEffect, useState } from 'react';
import { isOutdated } from './askAge';

/** Whether another build is deployed by now; false until that is known. For pages on which something did not load. */
export function useIsOutdated(): boolean {
  const [isNewer, setNewer] = useState(false);
  useEffect(() => {
    let isGone = false;
    void isOutdated().then((isIt) => {
      if (!isGone) setNewer(isIt);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isNewer;
}
