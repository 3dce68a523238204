import { join } from 'node:path';
import postgres from 'postgres';
import { readProjectConfig } from '../config/projectConfig';
import { listenForMail } from '../mailbox/smtp';
import type { Mailer } from '../mail';
import type { TokenVerdict } from '../tokens';
import { createFunctionsApp, type FunctionsApp } from './createFunctionsApp';
import type { FunctionsProject } from './environment';
import { startSchedule, type Schedule } from './schedule';

/** Where functions hand in mails by SMTP, without a login and unencrypted. */
export interface MailListener {
  host: string;
  port: number;
}

/** The backend around the functions. */
export interface FunctionsBackend {
  /** The folder that holds `supabase/`. */
  projectFolder: string;
  dataDir: string;
  project: Omit<FunctionsProject, 'variables'>;
  /** Further variables of the project's functions. */
  variables: (mail: MailListener) => Record<string, string>;
  /** The database as the superuser. */
  adminUrl: string;
  verify: (token: string) => Promise<TokenVerdict>;
  /** Takes the mails that functions send. */
  mailer: Mailer;
  log: (line: string) => void;
  schedule: Schedule;
}

/** The functions, the mail server they send to, and the schedule that calls them. Deno starts with the first call. */
export async function startFunctions(backend: FunctionsBackend): Promise<FunctionsApp> {
  const { projectFolder, dataDir, project, log } = backend;
  const smtp = await listenForMail(backend.mailer, log);
  // Always this listener: where mails go from there is the mailer's matter, and functions need no further host.
  const mail: MailListener = { host: '127.0.0.1', port: smtp.port };
  const app = createFunctionsApp({
    folder: join(projectFolder, 'supabase/functions'),
    readConfig: () => readProjectConfig(projectFolder),
    dataDir,
    project: { ...project, variables: backend.variables(mail) },
    mailHost: `${mail.host}:${mail.port}`,
    verify: backend.verify,
    log,
  });
  const sql = postgres(backend.adminUrl, { max: 1, idle_timeout: 30, onnotice: () => undefined });
  const schedule = startSchedule(backend.schedule, {
    sql,
    callFunction: (name) =>
      app.fetch(
        new Request(`${project.url}/functions/v1/${name}`, {
          method: 'POST',
          headers: { apikey: project.secretKey },
        }),
      ),
    log,
  });
  return {
    fetch: (request) => app.fetch(request),
    async close() {
      // The process first: a call of the schedule that is under way ends with it.
      await app.close();
      await schedule.stop();
      await sql.end({ timeout: 1 });
      await smtp.close();
    },
  };
}
