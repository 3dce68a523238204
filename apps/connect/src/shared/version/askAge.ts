import type { GrowSupabase } from '@grow/core';
import {
  deployedVersionFrom,
  deploymentRepository,
  pageAge,
  type DeployedVersion,
  type PageAge,
} from '@grow/core/deployment';

/** Served without a cache, and never by a worker. */
const VERSION_ADDRESS = '/connect/version.json';

/** The build that this page is of; undefined in development, where there is none. */
function ownVersion(): string | undefined {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name=grow-version]') ?? {};
  return /^[0-9a-f]{12}$/.test(content) ? content : undefined;
}

async function askDeployed(): Promise<DeployedVersion> {
  const answer = await fetch(VERSION_ADDRESS, { cache: 'no-store', credentials: 'omit' });
  return deployedVersionFrom(await answer.json());
}

/** Whether another build than this page's is deployed. Never rejects: what cannot be asked is not known to be newer. */
export async function isOutdated(): Promise<boolean> {
  const version = ownVersion();
  if (version === undefined) return false;
  return askDeployed().then(
    (deployed) => deployed.version !== version,
    () => false,
  );
}

/** How this page stands to the deployed app and the database; undefined where there is no answer. Never rejects. */
export async function askAge(supabase: GrowSupabase): Promise<PageAge | undefined> {
  const version = ownVersion();
  if (version === undefined) return 'current';
  try {
    const [deployed, databaseLevel] = await Promise.all([
      askDeployed(),
      // A database without the question is older than this page.
      deploymentRepository(supabase)
        .databaseLevel()
        .catch(() => ''),
    ]);
    return pageAge({ version, deployed, databaseLevel });
  } catch {
    return undefined;
  }
}
