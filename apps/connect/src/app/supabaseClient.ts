// The one client of this page. Everything heavy about the backend sits behind this module, loaded on its own.
import { createGrowClient, type GrowClient } from '@grow/core';
import { browserEnvironment, readGrowConfigFromDocument } from '@grow/core/browser';
import { takingFirstReads } from './firstReads';

/**
 * Creates the client from the configuration stamped into the page.
 * @throws AppError that names the missing or wrong setting.
 */
export function connectClient(): GrowClient {
  const environment = browserEnvironment();
  const fetchOnce = takingFirstReads((input, init) => fetch(input, init), window);
  return createGrowClient({ ...readGrowConfigFromDocument(document), ...environment, fetch: fetchOnce });
}
