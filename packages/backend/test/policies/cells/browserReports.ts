// What browsers report: everybody may add to it while organisers want that, organisers read and switch it, the clock forgets.
import { cellsOf, prepared } from '../cell';
import { byOrga, byOrgaLogged, readByOrga } from './calls';
import { innerCells } from './inner';
import { byServer, ofOrga } from './organisers';
import { all } from './row';

const on = 'update private.report_settings set is_on = true, share = 1';
const failure =
  '{"kind": "error", "app": "connect", "release": "a1", "route": "/teams/:slug", "code": "TypeError", "message": "is not a function", "stack": ""}';
const vital =
  '{"kind": "vital", "app": "connect", "route": "/teams/:slug", "device": "phone", "metric": "LCP", "value": 900}';
const kept = `
  insert into private.browser_reports (day, app, kind, release, route, code, message, stack, first_at, last_at)
    values (now()::date, 'connect', 'error', 'a1', '/', 'TypeError', '', '', now(), now());
  insert into private.web_vitals (day, app, route, device, metric, counts) values (now()::date, 'connect', '/', 'phone', 'INP', '{1}')`;
const settings = ofOrga(
  'report_settings',
  'insert into private.report_settings (is_only) values (true)',
  'update private.report_settings set is_on = true',
);

export const browserReportCells = [
  ...settings,
  ...prepared(
    [
      ...ofOrga(
        'browser_reports',
        `insert into private.browser_reports (day, app, kind, release, route, code, message, stack, first_at, last_at)
          values (now()::date, 'site', 'error', '', '/', 'Error', '', '', now(), now())`,
        'update private.browser_reports set count = 2',
      ),
      ...ofOrga(
        'web_vitals',
        "insert into private.web_vitals (day, app, route, device, metric, counts) values (now()::date, 'site', '/', 'phone', 'LCP', '{1}')",
        "update private.web_vitals set counts = '{2}'",
      ),
    ],
    kept,
  ),
  ...prepared(
    cellsOf('public.report_from_browser', [
      {
        verb: 'call',
        name: 'report an error and a measurement',
        sql: `select from public.report_from_browser('[${failure}, ${vital}]')`,
        check:
          "select from private.browser_reports r join private.web_vitals v using (route) where route = '/teams/:slug'",
        expect: all(1),
        lockedOut: 'unasked',
      },
    ]),
    on,
  ),
  ...cellsOf('public.report_from_browser', [
    {
      verb: 'call',
      name: 'report while nobody wants it',
      sql: `select from public.report_from_browser('[${failure}]')`,
      check: 'select from private.browser_reports',
      expect: all(0),
      lockedOut: 'unasked',
    },
  ]),
  ...readByOrga('report_switch', '', 'read whether browsers report'),
  ...byOrgaLogged(
    'set_report_switch',
    "true, 0.2, 'We look for an error'",
    'switch reports on',
    `select from private.report_settings where is_on and share = 0.2
      and exists (select from public.audit_log where entity = 'report_settings' and reason = 'We look for an error')`,
    'report_settings_audit',
  ),
  ...byOrga('set_report_switch', "true, 0.2, ''", 'switch reports on without a reason', 'select', '22023'),
  ...prepared(readByOrga('list_browser_reports', '7', 'read what failed'), kept),
  ...prepared(readByOrga('list_web_vitals', '7', 'read how fast pages were'), kept),
  ...byServer('tidy_browser_reports', '1'),
  ...innerCells({
    vital_bounds: "'LCP'",
    report_words: '',
    clean_report_text: "'is not a function'",
    take_reports: `'[${failure}]', 1, 0, now()`,
    take_error: `'${failure}', now()::date, now()`,
    take_vital: `'${vital}', now()::date`,
    tidy_browser_reports: '1, now()',
  }),
];
