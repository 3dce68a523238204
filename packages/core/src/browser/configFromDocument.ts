import { AppError } from '../errors/AppError';
import { readGrowConfig, type GrowConfig } from '../session';

/** The element that carries the configuration of a page. */
const CONFIG_ELEMENT = 'grow-config';

/**
 * Reads the configuration that the server stamped into the page.
 * @throws AppError `configuration_invalid`, naming the element or the setting
 */
export function readGrowConfigFromDocument(page: Document): GrowConfig {
  const text = page.getElementById(CONFIG_ELEMENT)?.textContent;
  if (text === undefined || text === null) {
    throw new AppError('configuration_invalid', {
      message: `The page carries no element #${CONFIG_ELEMENT} with supabaseUrl and supabaseKey.`,
    });
  }
  return readGrowConfig(text);
}
