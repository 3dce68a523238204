import type { MailListener, Schedule } from './functions';
import type { SmtpSettings } from './mail';
import type { MailSample } from './mailbox';

/** What a local project needs to be told. */
export interface LocalSupabaseOptions {
  /** The folder that holds `supabase/`: config.toml, migrations, seed.sql, functions, mail templates. */
  projectFolder: string;
  /** Port of the gateway; 0 takes a free one. */
  port: number;
  /** Everything that lasts: the database, stored files, mails, keys. */
  dataDir: string;
  /** Written when the project is ready and removed when it stops; left out, no file is written. */
  envFile?: string;
  /** The web origin, for links in mails; the `site_url` of config.toml unless said otherwise. */
  siteUrl?: string;
  /** Called with the migrated database before the first request is answered, for instance to fill it. */
  prepare?: (database: PreparedDatabase) => Promise<void>;
  /** Variables of the project's functions on top of the hosted ones and of `functions/.env`, which wins. */
  functionVariables?: (mail: MailListener) => Record<string, string>;
  /** What the project does by itself again and again: the place of pg_cron. */
  schedule?: Schedule;
  /** Whether a page of ours stands in for the login providers that have no credentials; it lets in whoever asks. */
  standInProvider?: boolean;
  /** The project's mails with made-up data, for `/mailbox/samples`; written anew each time the page is read. */
  mailSamples?: () => Promise<readonly MailSample[]>;
  /** Where mails go instead of the local mailbox. */
  smtp?: SmtpSettings | null;
  /**
   * `wide` lifts the rate limits of config.toml and hashes passwords cheaply, for tests that do in a second what people
   * do in a week.
   */
  limits?: 'project' | 'wide';
  /** Whether a proxy of ours stands in front and writes `X-Forwarded-For`; nobody else is believed. */
  behindProxy?: boolean;
  /** Database settings on top of ours, for instance `{ fsync: 'off' }` in tests. */
  databaseSettings?: Record<string, string>;
  /** Connections of the REST service, for tests that want many at once; ten unless said otherwise. */
  restConnections?: number;
  log?: (line: string) => void;
}

/** The project's database, for whoever fills it. */
export interface PreparedDatabase {
  /** As the role `postgres`, the owner of the schema. */
  url: string;
  /** As the superuser. */
  adminUrl: string;
}
