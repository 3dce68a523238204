import type { GrowSupabase } from '../db/growSupabase';
import { productMutation } from '../query/productMutation';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { reportRepository, type ReportSwitchChange } from './reportRepository';
import type { MeasuredVital, ReportedError, ReportSwitch } from './ReportSwitch';

/** Cache keys of what browsers report. */
export const reportKeys = {
  all: ['reports'] as const,
  switch: ['reports', 'switch'] as const,
  errors: (days: number) => ['reports', 'errors', days] as const,
  vitals: (days: number) => ['reports', 'vitals', days] as const,
};

/** Queries of what browsers report. The client may be missing while a query is only described. */
export function reportQueries(client: GrowSupabase | undefined) {
  const repository = () => reportRepository(requireClient(client));
  return {
    /** Whether reports are taken. */
    switch: (): ProductQuery<ReportSwitch> =>
      productQuery(reportKeys.switch, async () => repository().getSwitch()),
    /** Errors of the last days. */
    errors: (days: number): ProductQuery<ReportedError[]> =>
      productQuery(reportKeys.errors(days), async () => repository().listErrors(days)),
    /** Web vitals of the last days. */
    vitals: (days: number): ProductQuery<MeasuredVital[]> =>
      productQuery(reportKeys.vitals(days), async () => repository().listVitals(days)),
  };
}

/** Mutations of what browsers report. */
export function reportMutations(client: GrowSupabase | undefined) {
  return {
    /** An organiser switches reports on or off. */
    set: productMutation(
      [...reportKeys.all, 'set'],
      async (change: ReportSwitchChange) => reportRepository(requireClient(client)).setSwitch(change),
      {
        subject: () => 'report switch',
        invalidates: [reportKeys.all],
        writes: () => [reportKeys.switch],
        answer: (cache, result) => void cache.setQueryData(reportKeys.switch, result),
      },
    ),
  };
}
