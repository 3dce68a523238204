// The management address of hosted projects with the mails of this checkout, as the doctor asks it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../../src/projectFolder';
import { REFERENCE, startManagementStandIn } from '../hosted/managementStandIn';

const names = ['confirmation', 'recovery', 'magic_link', 'email_change', 'invite', 'reauthentication'];

export interface Management {
  /** The settings of logins, to be changed by a test. */
  settings: Record<string, unknown>;
  variables: Record<string, string>;
  stop: () => Promise<void>;
}

export async function startManagement(): Promise<Management> {
  const { url, auth: settings, stop } = await startManagementStandIn();
  for (const name of names)
    settings[`mailer_templates_${name}_content`] = await readFile(
      join(projectFolder, 'supabase/templates', `${name}.html`),
      'utf8',
    );
  return {
    settings,
    variables: {
      SUPABASE_ACCESS_TOKEN: `sbp_${'0123456789'.repeat(4)}`,
      GROW_PROJECT_REF: REFERENCE,
      GROW_MANAGEMENT_URL: url,
    },
    stop,
  };
}
