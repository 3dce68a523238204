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
  /** The database as the superuser. */
  adminUrl: string;
  verify: (token: string) => Promise<TokenVerdict>;
  /** Takes the mails that functions send, unless the environment names a mail server. */
  mailer: Mailer;
  log: (line: string) => void;
}

/** A mail server named in the environment of this process, as on a hosted project. */
const serverOfEnvironment = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[0].startsWith('GROW_SMTP_') && entry[1] !== undefined,
    ),
  );

/** The functions, the mail server they send to, and the clock that calls them. Deno starts with the first call. */
export async function startFunctions(backend: FunctionsBackend): Promise<FunctionsApp> {
  const { dataDir, project, log } = backend;
  const smtp = await listenForMail(backend.mailer, log);
  const server = serverOfEnvironment(process.env);
  const settings = server.GROW_SMTP_HOST
    ? server
    : {
        GROW_SMTP_HOST: '127.0.0.1',
        GROW_SMTP_PORT: String(smtp.port),
        GROW_SMTP_SENDER: 'grow@localhost',
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
