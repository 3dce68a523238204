import { readRow } from '../db/readRow';

/** Browsers that are told apart by name. */
export type BrowserName = 'Chrome' | 'Edge' | 'Firefox' | 'Opera' | 'Safari' | 'Samsung Internet';
/** Operating systems that are told apart by name. */
export type SystemName = 'Android' | 'iPadOS' | 'iOS' | 'Linux' | 'macOS' | 'Windows' | 'ChromeOS';

/** What a browser says it is; undefined where nothing is known. */
export interface Device {
  readonly browser: BrowserName | undefined;
  readonly system: SystemName | undefined;
}

/** A session of a person: one login on one device. */
export interface DeviceSession {
  readonly createdAt: Date;
  /** When it last asked for a new token. */
  readonly lastSeenAt: Date;
  readonly device: Device;
  /** The address cut to its network, or undefined. */
  readonly network: string | undefined;
  /** Whether it is the session of this page. */
  readonly isCurrent: boolean;
}

// In this order: most browsers also name the ones they descend from.
const browsers: readonly (readonly [RegExp, BrowserName])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, SystemName])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = <T>(known: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/** Names browser and system of a user agent, as far as they are known. */
export const deviceFromUserAgent = (userAgent: string): Device => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
});

/** Networks of the machine itself: a login from there says nothing about where it was. */
const OWN_NETWORKS: readonly string[] = ['127.0.0.0', '::'];

/** Reads a row of `my_sessions()`. @throws AppError `malformed_row` naming the column. */
export function deviceSessionFromRow(value: unknown): DeviceSession {
  const row = readRow('my_sessions', value);
  const createdAt = row.time('created_at');
  const network = row.optionalText('network');
  return {
    createdAt,
    lastSeenAt: row.optionalTime('updated_at') ?? createdAt,
    device: deviceFromUserAgent(row.optionalText('user_agent') ?? ''),
    network: network === undefined || OWN_NETWORKS.includes(network) ? undefined : network,
    isCurrent: row.flag('is_current', false),
  };
}
