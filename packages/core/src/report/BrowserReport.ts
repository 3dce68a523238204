import { isAppError } from '../errors/AppError';
import { cleanMessage } from './cleanMessage';

/** Kinds of errors that browsers report. */
export const errorReportKinds = ['error', 'rejection', 'render', 'chunk', 'failure'] as const;
/** One of {@link errorReportKinds}: thrown, rejected, broken while drawing, a script that did not come, a failure of the backend. */
export type ErrorReportKind = (typeof errorReportKinds)[number];
/** What is measured of pages. */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
/** One of {@link vitalMetrics}. */
export type VitalMetric = (typeof vitalMetrics)[number];
/** An app that reports. */
export type ReportingApp = 'connect' | 'site';
/** A coarse class, by the width of the window alone. */
export type DeviceClass = 'phone' | 'desktop';

/** Where something happened: never an address. */
export interface ReportPlace {
  readonly app: ReportingApp;
  /** Names the build, such as the hash of its first script. */
  readonly release: string;
  /** The pattern of the route, such as `/teams/:slug`. */
  readonly route: string;
}

/** An error as it is sent. */
export interface ErrorReport extends ReportPlace {
  readonly kind: ErrorReportKind;
  readonly code: string;
  readonly message: string;
  /** Files of ours with line and column, a line each. */
  readonly stack: string;
}

/** A measurement as it is sent. */
export interface VitalReport extends Omit<ReportPlace, 'release'> {
  readonly kind: 'vital';
  readonly device: DeviceClass;
  readonly metric: VitalMetric;
  readonly value: number;
}

/** What a browser sends. */
export type BrowserReport = ErrorReport | VitalReport;

/** How many entries one page sends at most. */
export const MAX_REPORTS = 20;
const MAX_FRAMES = 5;
const FRAME = /([\w.-]{1,60}\.m?[jt]sx?):(\d{1,7}):(\d{1,7})\)?$/;
/** As the three engines say that a script did not come. */
const CHUNK_FAILED = /dynamically imported module|importing a module script failed/i;
const CODE = /^[A-Za-z_]{1,40}$/;
const ERROR_NAME = /^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$/;

function field(error: unknown, name: string): string {
  try {
    const found = (error as Record<string, unknown> | null | undefined)?.[name];
    return typeof found === 'string' ? found : '';
  } catch {
    return '';
  }
}

/** Files of this page's own origin with their positions, the innermost first; everything else of a stack is left out. */
export function cleanStack(stack: string, origin: string): string {
  return stack
    .slice(0, 10_000)
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = line.includes(`${origin}/`) ? (FRAME.exec(line.trim()) ?? []) : [];
      return file === undefined ? [] : [`${file}:${row}:${column}`];
    })
    .slice(0, MAX_FRAMES)
    .join('\n');
}

/** What names an error: our own code, or the name of its class; `Error` for whatever else was thrown. */
export function reportCode(error: unknown): string {
  const name = isAppError(error) ? error.code : field(error, 'name');
  return CODE.test(name) && (isAppError(error) || ERROR_NAME.test(name)) ? name : 'Error';
}

/** Anything that was thrown as it may be sent: nothing of it is about a person. Never throws. */
export function errorReport(
  kind: ErrorReportKind,
  error: unknown,
  { app, release, route, origin }: ReportPlace & { readonly origin: string },
): ErrorReport {
  const message = typeof error === 'string' ? error : field(error, 'message');
  return {
    ...{ kind: CHUNK_FAILED.test(message) ? 'chunk' : kind, app, release, route, code: reportCode(error) },
    message: cleanMessage(message),
    stack: cleanStack(field(error, 'stack'), origin),
  };
}

/** Whether a failure of the backend is one that should not be: not what people cause, nor their connection. */
export const isReportedFailure = (error: unknown): boolean =>
  isAppError(error) &&
  [
    'unexpected',
    'server',
    'malformed_row',
    'invalid_response',
    'backend_incomplete',
    'configuration_invalid',
    'no_data',
  ].includes(error.code);
