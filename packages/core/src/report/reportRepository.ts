import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { guard, unwrap } from '../errors/unwrap';
import {
  measuredVitalFromRow,
  reportedErrorFromRow,
  reportSwitchFromRow,
  type MeasuredVital,
  type ReportedError,
  type ReportSwitch,
} from './ReportSwitch';

/** How an organiser sets it, with the reason that the log keeps. */
export interface ReportSwitchChange {
  readonly isOn: boolean;
  readonly share: number;
  readonly reason: string;
}

/** What browsers reported, for organisers. Every call throws only AppError; `forbidden` for everybody else. */
export function reportRepository(client: GrowSupabase) {
  return {
    /** Whether reports are taken. @throws AppError `malformed_row` */
    async getSwitch({ signal }: ReadOptions = {}): Promise<ReportSwitch> {
      return guard(async () => reportSwitchFromRow(await read(client.rpc('report_switch'), signal)), signal);
    },

    /** Switches them on or off. @throws AppError `invalid_value` without a reason */
    async setSwitch({ isOn, share, reason }: ReportSwitchChange): Promise<ReportSwitch> {
      return guard(async () =>
        reportSwitchFromRow(
          unwrap(await client.rpc('set_report_switch', { p_is_on: isOn, p_share: share, p_reason: reason })),
        ),
      );
    },

    /** Errors of the last days, the most frequent first. @throws AppError `malformed_row` */
    async listErrors(days: number, { signal }: ReadOptions = {}): Promise<ReportedError[]> {
      return readList(client.rpc('list_browser_reports', { p_days: days }), reportedErrorFromRow, signal);
    },

    /** Web vitals of the last days, by route. @throws AppError `malformed_row` */
    async listVitals(days: number, { signal }: ReadOptions = {}): Promise<MeasuredVital[]> {
      return readList(client.rpc('list_web_vitals', { p_days: days }), measuredVitalFromRow, signal);
    },
  };
}
