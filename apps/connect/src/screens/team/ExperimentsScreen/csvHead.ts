import type { ExperimentCsvWords } from '@grow/core/experiment';
import { m } from '../../../paraglide/messages';

/** What the columns of the file are called. */
export const csvHead = (): ExperimentCsvWords['head'] => ({
  day: m.tests_csv_day(),
  author: m.tests_csv_author(),
  hypothesis: m.tests_believed(),
  method: m.tests_tried(),
  target: m.tests_form_needed(),
  result: m.tests_form_result(),
  unit: m.tests_form_unit(),
  verdict: m.tests_form_verdict(),
  seen: m.tests_saw(),
  decision: m.tests_decided(),
  nextStep: m.tests_form_next(),
  interviews: m.tests_interviews(),
  testUsers: m.tests_users(),
  preOrders: m.tests_orders(),
  revenue: m.tests_form_revenue(),
  links: m.tests_csv_links(),
});
