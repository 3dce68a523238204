// What config.toml of the project says holds for its API.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withConnection } from '../../src/index';
import { startLocalProject, type LocalProject } from './localProject';

let local: LocalProject;
beforeAll(async () => {
  local = await startLocalProject();
});
afterAll(() => local.stop());

it('ends an answer at max_rows', async () => {
  await withConnection(
    local.project.env.databaseUrl,
    (sql) => sql`insert into public.topics (name) select 'topic ' || n from generate_series(1, 600) n`,
  );
  const { data } = await local.anonymous().from('topics').select('name');
  expect(data).toHaveLength(500);
});

it('links to site_url and names the site as rp_display_name where nobody says otherwise', async () => {
  const { client } = await local.newMember();
  const { data } = await client.auth.passkey.startRegistration();
  expect(data?.options.rp).toEqual({ id: 'localhost', name: 'Sample' });
});
