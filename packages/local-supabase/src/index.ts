// What a project that runs here is made of, and what fills its database. Everything else stays inside.
export { hashPassword } from './auth/passwords';
export { findUserByEmail, insertUser } from './auth/users';
export { DatabaseOutdatedError, migrateDatabase, prepareDatabase } from './bootstrap';
export { withConnection } from './bootstrap/connection';
export { readMigrationFiles, readSeedFiles, type SqlFile } from './bootstrap/sqlFiles';
export { ProjectFolderError } from './config/projectConfig';
export { DataFolderError } from './DataFolderError';
export type { ProjectEnv } from './env';
export { startSchedule, type Schedule, type ScheduledTask, type ScheduleTools } from './functions';
export { PortTakenError } from './gateway/listen';
export { composeMail, mailKinds, type MailKind, type SmtpSettings } from './mail';
export type { MailboxMessage, MailSample } from './mailbox';
export { ClusterError, roleUrl, startCluster, SUPERUSER, type Cluster } from './postgres';
export { resetData } from './resetData';
export type { LocalSupabaseOptions, PreparedDatabase } from './LocalSupabaseOptions';
export { startLocalSupabase, type LocalSupabase } from './startLocalSupabase';
export { stopOnSignal } from './stopOnSignal';
// What signs in thousands at once, for measurements.
export { issueAccessToken, loadSigningKeys, rotateSigningKey, type SigningKeys } from './tokens';
