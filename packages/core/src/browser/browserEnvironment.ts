import { type SessionEnvironment } from '../session';
import { systemClock } from '../time/clock';
import { documentCookies } from './documentCookies';
import { pageVisibility } from './pageVisibility';
import { openTabChannel } from './tabChannel';
import { webLock } from './webLock';

/** The outside world of a page: `createGrowClient({ ...config, ...browserEnvironment() })`. */
export function browserEnvironment(): SessionEnvironment {
  // Absent in old browsers and outside of secure contexts, whatever the types say.
  const locks = 'locks' in navigator ? (navigator.locks as LockManager | undefined) : undefined;
  return {
    clock: systemClock,
    fetch: (input, init) => fetch(input, init),
    cookieJar: documentCookies(document),
    openChannel: openTabChannel,
    visibility: pageVisibility(document),
    ...(locks === undefined ? {} : { lock: webLock(locks) }),
  };
}
