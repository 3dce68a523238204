import { readRow } from '../db/readRow';
import {
  errorReportKinds,
  vitalMetrics,
  type DeviceClass,
  type ErrorReportKind,
  type ReportingApp,
  type VitalMetric,
} from './BrowserReport';

const apps = ['connect', 'site'] as const satisfies readonly ReportingApp[];
const devices = ['phone', 'desktop'] as const satisfies readonly DeviceClass[];

/** Whether reports of browsers are taken. */
export interface ReportSwitch {
  readonly isOn: boolean;
  /** Of which share of visits, at most. */
  readonly share: number;
  readonly changedAt: Date;
  /** For how many days what came in is kept. */
  readonly days: number;
}

/** Errors that are alike, in some days. */
export interface ReportedError {
  readonly app: ReportingApp;
  readonly kind: ErrorReportKind;
  readonly route: string;
  readonly code: string;
  readonly message: string;
  /** Of the latest. */
  readonly stack: string;
  readonly releases: readonly string[];
  readonly count: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** Measurements of a route as a histogram. */
export interface MeasuredVital {
  readonly app: ReportingApp;
  readonly route: string;
  readonly device: DeviceClass;
  readonly metric: VitalMetric;
  /** Upper bounds; `counts` has one more, for everything above the last. */
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}

const numberFrom = (value: unknown): number => readRow('list_web_vitals', { value }).number('value');

/** Reads what `report_switch()` answers. @throws AppError `malformed_row` naming the column. */
export function reportSwitchFromRow(value: unknown): ReportSwitch {
  const row = readRow('report_switch', value);
  return {
    isOn: row.flag('is_on', false),
    share: row.number('share'),
    changedAt: row.time('changed_at'),
    days: row.number('days'),
  };
}

/** Reads a row of `list_browser_reports()`. @throws AppError `malformed_row` naming the column. */
export function reportedErrorFromRow(value: unknown): ReportedError {
  const row = readRow('list_browser_reports', value);
  return {
    app: row.oneOf('app', apps),
    kind: row.oneOf('kind', errorReportKinds),
    route: row.requiredText('route'),
    code: row.requiredText('code'),
    message: row.text('message'),
    stack: row.text('stack'),
    releases: row.textList('releases'),
    count: row.number('count'),
    firstAt: row.time('first_at'),
    lastAt: row.time('last_at'),
  };
}

/** Reads a row of `list_web_vitals()`. @throws AppError `malformed_row` naming the column. */
export function measuredVitalFromRow(value: unknown): MeasuredVital {
  const row = readRow('list_web_vitals', value);
  return {
    app: row.oneOf('app', apps),
    route: row.requiredText('route'),
    device: row.oneOf('device', devices),
    metric: row.oneOf('metric', vitalMetrics),
    bounds: row.list('bounds', numberFrom),
    counts: row.list('counts', numberFrom),
  };
}
