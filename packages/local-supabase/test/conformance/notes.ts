// A project with buckets in which everyone has a folder of their own, and sees nothing but it.
import { withConnection } from '../../src/index';
import { startLocalProject, type Member } from './localProject';

const MINE = "bucket_id in ('notes', 'shelf') and (storage.foldername(name))[1] = (select auth.uid())::text";

export async function openNotes() {
  const local = await startLocalProject();
  const [me, other] = await Promise.all([local.newMember(), local.newMember()]);
  for (const [bucket, isPublic] of [
    ['notes', false],
    ['shelf', false],
    ['poster', true],
  ] as const)
    await local.service().storage.createBucket(bucket, { public: isPublic });
  await withConnection(local.project.env.databaseUrl, (sql) =>
    sql.unsafe(`
      create policy tests_select on storage.objects for select to authenticated using (${MINE});
      create policy tests_insert on storage.objects for insert to authenticated with check (${MINE});
      create policy tests_update on storage.objects for update to authenticated using (${MINE}) with check (${MINE});
      create policy tests_delete on storage.objects for delete to authenticated using (${MINE});
    `),
  );
  const url = (path: string): string => `${local.project.env.url}/storage/v1${path}`;
  return {
    local,
    me,
    other,
    notes: (member: Member = me) => member.client.storage.from('notes'),
    own: (name: string, member: Member = me): string => `${member.userId}/${name}`,
    url,
    ask: (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
      fetch(url(path), {
        ...init,
        headers: {
          apikey: local.project.env.publishableKey,
          authorization: `Bearer ${me.accessToken}`,
          ...headers,
        },
      }),
  };
}

export type Notes = Awaited<ReturnType<typeof openNotes>>;

export const text = (content: string, type = 'text/plain') => new Blob([content], { type });
