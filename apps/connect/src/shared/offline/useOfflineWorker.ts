import { useEffect, useState } from 'react';
import type { WorkerScope } from '../../routes/RouteEntry';

/** Served without a cache; see decision 062 for how it is switched off. */
const SCRIPT = '/connect/sw.js';

async function activated(registration: ServiceWorkerRegistration): Promise<boolean> {
  if (registration.active) return true;
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return false;
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Asks for the worker of a scope. True once its pages open without a connection. Never rejects. */
async function startWorker(scope: WorkerScope): Promise<boolean> {
  try {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register(SCRIPT, {
      scope: `/connect${scope}`,
      updateViaCache: 'none',
    });
    return await activated(registration);
  } catch {
    // No worker here: everything works while there is a connection, and what is typed is kept all the same.
    return false;
  }
}

/** Whether this page opens without a connection the next time. */
export function useOfflineWorker(scope: WorkerScope): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isGone = false;
    void startWorker(scope).then((isStarted) => {
      if (!isGone) setReady(isStarted);
    });
    return () => {
      isGone = true;
    };
  }, [scope]);
  return isReady;
}
