import type { DeployedVersion } from './DeployedVersion';

/**
 * How an open page stands to what is deployed: `current`; `outdated`, another build is there and loading again brings it;
 * `updating`, the page is the newest and the database another one, which the operators are about to mend.
 */
export type PageAge = 'current' | 'outdated' | 'updating';

/** What a page knows of itself, and what it was told. */
export interface PageAgeQuestion {
  /** The build of the page. */
  readonly version: string;
  /** What the server has now. */
  readonly deployed: Pick<DeployedVersion, 'version' | 'database'>;
  /** The newest migration of the database. */
  readonly databaseLevel: string;
}

/** How a page stands to app and database. Where both have moved on, loading again is what helps. */
export function pageAge({ version, deployed, databaseLevel }: PageAgeQuestion): PageAge {
  if (deployed.version !== version) return 'outdated';
  return deployed.database === databaseLevel ? 'current' : 'updating';
}
