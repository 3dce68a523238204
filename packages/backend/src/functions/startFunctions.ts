import postgres from 'postgres';
import { listenForMail } from '../mailbox/smtp';
import type { Mailer } from '../mail';
import type { TokenVerdict } from '../tokens';
import { startFunctionsClock } from './clock';
import { createFunctionsApp, type FunctionsApp } from './createFunctionsApp';
import type { FunctionsProject } from './environment';

/** The backend around the functions. */
export interface FunctionsBackend {
  dataDir: string;
  project: Omit<FunctionsProject, 'settings'>;
  /** Origin of the site, for links in mails. */
  siteUrl: string;
  /** The database as the superuser. */
  adminUrl: string;
  verify: (token: string) => Promise<TokenVerdict>;
  /** Takes the mails that functions send. */
  mailer: Mailer;
  log: (line: string) => void;
  /** Milliseconds between two looks of the clock; two seconds unless said otherwise. */
  tick?: number;
}

/** The functions, the mail server they send to, and the clock that calls them. Deno starts with the first call. */
export async function startFunctions(backend: FunctionsBackend): Promise<FunctionsApp> {
  const { dataDir, project, log } = backend;
  const smtp = await listenForMail(backend.mailer, log);
  // Always this listener: where mails go from there is the mailer's matter, and functions need no further host.
  const settings = {
    GROW_SMTP_HOST: '127.0.0.1',
    GROW_SMTP_PORT: String(smtp.port),
    GROW_SMTP_SENDER: process.env.GROW_SMTP_SENDER || 'grow@localhost',
    GROW_SITE_URL: backend.siteUrl,
  };
  const app = createFunctionsApp({ dataDir, project: { ...project, settings }, verify: backend.verify, log });
  const sql = postgres(backend.adminUrl, { max: 1, idle_timeout: 30, onnotice: () => undefined });
  const clock = startFunctionsClock({
    sql,
    call: (name) =>
      app.fetch(
        new Request(`${project.url}/functions/v1/${name}`, {
          method: 'POST',
          headers: { apikey: project.secretKey },
        }),
      ),
    log,
    ...(backend.tick === undefined ? {} : { tick: backend.tick }),
  });
  return {
    fetch: (request) => app.fetch(request),
    async close() {
      // The process first: a call of the clock that is under way ends with it.
      await app.close();
      await clock.stop();
      await sql.end({ timeout: 1 });
      await smtp.close();
    },
  };
}
