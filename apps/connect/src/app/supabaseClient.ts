// The one client of this page. Everything heavy about the backend sits behind this module, loaded on its own.
import { createGrowClient, type GrowClient } from '@grow/core';
import { browserEnvironment, readGrowConfigFromDocument } from '@grow/core/browser';

/**
 * Creates the client from the configuration stamped into the page.
 * @throws AppError that names the missing or wrong setting.
 */
export const connectClient = (): GrowClient =>
  createGrowClient({ ...readGrowConfigFromDocument(document), ...browserEnvironment() });
