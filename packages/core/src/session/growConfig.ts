import { AppError } from '../errors/AppError';
import { isInBrowser, isPublicKey } from './publicKey';
import { isRecord, parseJson } from './sessionRecord';

/** Where the backend is and the public key for it. */
export interface GrowConfig {
  /** Address of the backend, http or https, without a path. */
  readonly supabaseUrl: string;
  /** The publishable key; a server may take a secret one, a browser is refused it. */
  readonly supabaseKey: string;
}

/**
 * Reads the configuration from the JSON that is stamped into the page.
 * @throws AppError `configuration_invalid`, naming the setting
 */
export function readGrowConfig(text: string): GrowConfig {
  const read = parseJson(text);
  if (!isRecord(read)) throw invalidSetting('grow-config', 'is no JSON object');
  return checkGrowConfig({ supabaseUrl: read['supabaseUrl'], supabaseKey: read['supabaseKey'] });
}

/**
 * Checks both settings and trims them. In a browser the key must be public.
 * @throws AppError `configuration_invalid`, naming the setting
 */
export function checkGrowConfig(config: { supabaseUrl: unknown; supabaseKey: unknown }): GrowConfig {
  const { supabaseUrl: url, supabaseKey: key } = config;
  if (typeof url !== 'string' || url.trim() === '') throw invalidSetting('supabaseUrl', 'is empty');
  if (!/^https?:\/\//i.test(url.trim()))
    throw invalidSetting('supabaseUrl', 'must begin with http:// or https://');
  if (!URL.canParse(url.trim())) throw invalidSetting('supabaseUrl', 'is no address');
  if (typeof key !== 'string' || key.trim() === '') throw invalidSetting('supabaseKey', 'is empty');
  if (isInBrowser() && !isPublicKey(key.trim()))
    throw invalidSetting(
      'supabaseKey',
      'must be the publishable key in a page: everybody reads it there. Replace a secret one',
    );
  return { supabaseUrl: url.trim().replace(/(?<!\/)\/+$/, ''), supabaseKey: key.trim() };
}

/** The name under which clients of this backend keep the session: `sb-{first label of the host}-auth-token`. */
export function sessionKeyOf(supabaseUrl: string): string {
  return `sb-${new URL(supabaseUrl).hostname.split('.')[0] ?? ''}-auth-token`;
}

/** A setting that nothing can be made with. */
export function invalidSetting(setting: string, problem: string): AppError {
  return new AppError('configuration_invalid', { message: `The setting ${setting} ${problem}.` });
}
