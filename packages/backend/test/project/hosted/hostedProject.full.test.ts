// Migrations, seed and the cells of the policy table on a project as the platform hands it over, with both kinds of defaults.
import { withConnection } from '@grow/local-supabase';
import type { TestDatabase } from '@grow/local-supabase/testing';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaFile, schemaOf } from '../../../src/schema';
import { populate } from '../../policies/populate';
import { cellsInTurn, wrongCells } from '../../policies/wrongCells';
import { createHostedProject, exposures, pushTo, type Applied } from './hostedProject';

describe.each(exposures)('on a hosted project with %s defaults', (exposure) => {
  let project: TestDatabase;
  let applied: Applied;
  beforeAll(async () => {
    project = await createHostedProject(exposure);
    applied = await pushTo(project);
  }, 120_000);
  afterAll(() => project.drop());

  it('everything is applied by a role that is no superuser and owns nothing of the services', async () => {
    expect(applied.migrations).toBeGreaterThan(100);
    expect(applied.seeds).toBe(1);
    await withConnection(project.url, async (sql) => {
      const [asked] = await sql`select current_user as who, rolsuper as is_superuser,
          pg_has_role('platform_owner', 'usage') or pg_has_role('supabase_auth_admin', 'usage') as is_owner
        from pg_roles where rolname = current_user`;
      expect(asked).toEqual({ who: 'postgres', is_superuser: false, is_owner: false });
      await expect(sql`alter table auth.users add column mine text`).rejects.toThrow(/must be owner/);
      await expect(sql`create policy mine on storage.objects using (true)`).rejects.toThrow(/must be owner/);
    });
    // The platform is asked for nothing but policies on its tables.
    expect(applied.platformPolicies).toBeGreaterThan(10);
  });

  it('the catalogue is what schema.sql says', async () => {
    expect(await schemaOf(project.adminUrl)).toBe(await readFile(schemaFile, 'utf8'));
  });

  it('a copy of one’s data holds what only the platform keeps, and no secret', async () => {
    await withConnection(project.adminUrl, async (admin) => {
      const [person] = await admin<{ id: string }[]>`
        insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.org') returning id`;
      const id = person?.id ?? '';
      await admin`with client as (
          insert into auth.oauth_clients (id, client_secret_hash, redirect_uris) values (gen_random_uuid(), 'SECRET', '') returning id
        ), asked as (
          insert into auth.oauth_authorizations (id, authorization_id, client_id, user_id, redirect_uri, scope)
          select gen_random_uuid(), 'SECRET', id, ${id}, 'https://app.example', 'profile' from client
        )
        insert into auth.oauth_consents (id, user_id, client_id, scopes) select gen_random_uuid(), ${id}, id, 'profile' from client`;
      await admin`insert into storage.s3_multipart_uploads (id, upload_signature, bucket_id, key, version, owner_id)
        values ('upload', 'SECRET', 'hand-ins', 'a-film.mp4', '1', ${id})`;
      const [copy] = await admin<{ tables: Record<string, object[]> }[]>`
        select private.export_person(${id}, now()) -> 'tables' as tables`;
      expect(copy?.tables['auth.oauth_authorizations']).toMatchObject([
        { redirect_uri: 'https://app.example' },
      ]);
      expect(copy?.tables['auth.oauth_consents']).toMatchObject([{ scopes: 'profile', revoked_at: null }]);
      expect(copy?.tables['storage.s3_multipart_uploads']).toMatchObject([{ key: 'a-film.mp4' }]);
      expect(copy?.tables['storage.s3_multipart_uploads_parts']).toEqual([]);
      expect(JSON.stringify(copy)).not.toContain('SECRET');
      await admin`delete from storage.s3_multipart_uploads`;
      await admin`delete from auth.users where id = ${id}`;
      await admin`delete from auth.oauth_clients`;
    });
  });

  // Both have the catalogue of schema.sql, whose every cell policies.test.ts asks.
  it(
    'every second cell of the policy table holds, the others with the other defaults',
    { timeout: 600_000 },
    async () => {
      const asked = cellsInTurn(exposures.indexOf(exposure), exposures.length);
      await withConnection(project.adminUrl, async (admin) => {
        await populate(admin);
        console.log(
          `${exposure}: ${applied.migrations} migrations, ${applied.platformPolicies} policies by the platform, ${asked.length} cells`,
        );
        expect(await wrongCells(admin, asked)).toEqual([]);
      });
    },
  );
});
