// The management address of hosted projects, as far as the doctor asks it.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { projectFolder } from '../../../src/projectFolder';

const REFERENCE = 'abcdefghijklmnopqrst';
const TOKEN = 'sbp_0123456789012345678901234567890123456789';
const names = ['confirmation', 'recovery', 'magic_link', 'email_change', 'invite', 'reauthentication'];

export interface Management {
  /** The settings of logins, to be changed by a test. */
  settings: Record<string, unknown>;
  variables: Record<string, string>;
  stop: () => Promise<void>;
}

export async function startManagement(): Promise<Management> {
  const templates = await Promise.all(
    names.map(async (name) => [
      `mailer_templates_${name}_content`,
      await readFile(join(projectFolder, 'supabase/templates', `${name}.html`), 'utf8'),
    ]),
  );
  const settings = Object.fromEntries(templates) as Record<string, unknown>;
  const server = createServer((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${TOKEN}`;
    const isThere = request.url === `/v1/projects/${REFERENCE}/config/auth`;
    response.writeHead(isKnown ? (isThere ? 200 : 404) : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown && isThere ? settings : { message: 'no' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings,
    variables: {
      SUPABASE_ACCESS_TOKEN: TOKEN,
      GROW_PROJECT_REF: REFERENCE,
      GROW_MANAGEMENT_URL: `http://127.0.0.1:${port}`,
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
