import { createGrowClient, type GrowClient } from '@grow/core';
import { browserEnvironment, readGrowConfigFromDocument } from '@grow/core/browser';

/**
 * The site's one client, for people who are logged in.
 * @throws AppError `configuration_invalid` when the page carries no configuration.
 */
export function createSiteClient(): GrowClient {
  return createGrowClient({ ...readGrowConfigFromDocument(document), ...browserEnvironment() });
}
