import { startLocalSupabase, type LocalSupabase, type LocalSupabaseOptions } from '@grow/local-supabase';
import { applyDemo, storeDemoFiles } from './demo';
import { mailSamples } from './mailSamples';
import { projectFolder } from './projectFolder';
import { growSchedule } from './schedule';

/** What the local backend needs to be told; the rest of a local project is GROW's own. */
export interface BackendOptions extends Omit<
  LocalSupabaseOptions,
  'projectFolder' | 'prepare' | 'functionVariables' | 'mailSamples' | 'schedule'
> {
  /** The web origin, for links in mails, such as `http://localhost:3000`. */
  siteUrl: string;
  /** Whether to add demo people and to move the season so that today is its day 32. */
  demo: boolean;
  /** Milliseconds between two looks at what is due, for tests that wait for it. */
  tick?: number;
}

/** A running local backend. */
export type Backend = LocalSupabase;

/** Who mails of functions come from where no other sender is set. */
const LOCAL_SENDER = 'grow@localhost';

/**
 * Starts GROW's database, functions and schedule in the emulator, on loopback only.
 *
 * @throws what `startLocalSupabase` throws, and DemoRefusedError
 */
export async function startBackend({ demo, tick, ...options }: BackendOptions): Promise<Backend> {
  const backend = await startLocalSupabase({
    ...options,
    projectFolder,
    ...(demo && { prepare: ({ adminUrl }) => applyDemo(adminUrl, new Date()) }),
    functionVariables: (mail) => ({
      GROW_SMTP_HOST: mail.host,
      GROW_SMTP_PORT: String(mail.port),
      GROW_SMTP_SENDER: options.smtp?.senderAddress ?? LOCAL_SENDER,
      GROW_SITE_URL: options.siteUrl,
    }),
    mailSamples: () => mailSamples(options.siteUrl),
    schedule: { ...growSchedule, ...(tick === undefined ? {} : { tick }) },
  });
  if (demo) await storeDemoFiles(backend.env);
  return backend;
}
