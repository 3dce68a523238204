// What a browser reports by itself, on pages that were chosen for it: errors and web vitals, once, when the page is left.
import {
  errorReport,
  MAX_REPORTS,
  vitalMetrics,
  type BrowserReport,
  type ErrorReport,
  type ErrorReportKind,
  type ReportingApp,
} from '@grow/core/report';
import { watchVitals } from './watchVitals';

/** What a page knows of itself. */
export type ReportingPage = {
  readonly app: ReportingApp;
  readonly page: Window;
  /** The pattern of the route that is open. */
  readonly route: () => string;
};

/** Adds an error to what is sent. Never throws. */
export type Reporter = (kind: ErrorReportKind, error: unknown) => void;

/** Of the vitals and an error each, so that one that comes again and again leaves room for others. */
const MAX_ERRORS = MAX_REPORTS - vitalMetrics.length;
const PHONE = '(max-width: 640px)';

/** The version that the build wrote into the document: another one for each build of other files, none in development. */
const releaseOf = ({ document }: Window): string =>
  document.querySelector<HTMLMetaElement>('meta[name="grow-version"]')?.content ?? '';

function configOf({ document }: Window): { url: string; key: string; share: number } {
  const element = document.querySelector<HTMLElement>('[data-report-share]');
  const { supabaseUrl, supabaseKey } = JSON.parse(element?.textContent ?? '{}') as Record<string, unknown>;
  return {
    url: String(supabaseUrl),
    key: String(supabaseKey),
    share: Number(element?.dataset['reportShare']),
  };
}

/** Begins to listen and to measure. What goes wrong here is nobody's matter: nothing is thrown, and nothing sent twice. */
export function startReports({ app, page, route }: ReportingPage): Reporter {
  const release = releaseOf(page);
  const errors: ErrorReport[] = [];
  const firstRoute = route();
  const measured = watchVitals(page);
  let isSent = false;

  const report: Reporter = (kind, error) => {
    try {
      if (isSent || errors.length >= MAX_ERRORS) return;
      const { origin } = page.location;
      errors.push(errorReport(kind, error, { app, release, route: route(), origin }));
    } catch {
      // An error about an error helps nobody.
    }
  };
  page.addEventListener('error', ({ error, message }) => report('error', error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));

  function send(): void {
    if (isSent) return;
    isSent = true;
    try {
      const device = page.matchMedia(PHONE).matches ? 'phone' : 'desktop';
      const vitals = vitalMetrics.flatMap((metric): BrowserReport[] => {
        const value = measured[metric];
        return value === undefined ? [] : [{ kind: 'vital', app, route: firstRoute, device, metric, value }];
      });
      const { url, key, share } = configOf(page);
      // As nobody: with the key alone, so that not even the backend's log can say whose it was.
      page
        .fetch(`${url}/rest/v1/rpc/report_from_browser`, {
          method: 'POST',
          keepalive: true,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          headers: { apikey: key, 'content-type': 'application/json' },
          body: JSON.stringify({ p_reports: [...errors, ...vitals], p_share: share }),
        })
        .catch(() => undefined);
    } catch {
      // The next page reports again.
    }
  }
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') send();
  });
  return report;
}
