import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLetters, type Letters } from './testing/letters';
import { followed, statusOf } from './testing/realtimeServer';

let letters: Letters;
beforeAll(async () => {
  letters = await openLetters();
});
afterAll(() => letters.server.stop());

describe('a subscription', () => {
  it('may choose columns, and the key comes along', async () => {
    const { changes } = await letters.following([{ select: ['text'] }], letters.adas);
    const id = letters.nextId();
    await letters.write(id, letters.ada, 'chosen');
    await expect.poll(() => changes.map((change) => change.new)).toEqual([{ id, text: 'chosen' }]);
  });

  it('may be for every table', async () => {
    const client = await letters.server.clientOf(letters.adas);
    const tables: string[] = [];
    const channel = client
      .channel('all')
      .on('postgres_changes', { event: 'INSERT', schema: '*' }, ({ table }) => {
        tables.push(table);
      });
    await followed(channel);
    await letters.write(letters.nextId(), letters.ada, 'x');
    await letters.sql`insert into public.board values (${letters.nextId()}, 'x')`;
    await expect.poll(() => tables).toEqual(['letters', 'board']);
  });

  const waiting = async (table: string): Promise<RealtimeChannel> =>
    (await letters.server.clientOf(letters.adas))
      .channel(`waiting-${table}`, { config: { postgres_changes_options: { wait: true } } })
      .on('postgres_changes', { event: '*', schema: 'public', table }, () => undefined);

  it('may hold back the answer until it stands', async () => {
    expect(await statusOf(await waiting('letters'))).toEqual({ status: 'SUBSCRIBED', reason: '' });
    const refused = await statusOf(await waiting('unpublished'));
    expect(refused.status).toBe('CHANNEL_ERROR');
    expect(refused.reason).toContain('RealtimeDisabledForConfiguration: Unable to subscribe');
  });

  it('sees everything with the secret key', async () => {
    const client = await letters.server.clientOf(undefined, { key: letters.server.secretKey });
    const texts: unknown[] = [];
    const channel = client
      .channel('service')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'letters' }, (change) =>
        texts.push(change.new['text']),
      );
    await letters.sql`grant select on public.letters to service_role`;
    await followed(channel);
    await letters.write(letters.nextId(), letters.ben, 'for the service');
    await expect.poll(() => texts).toEqual(['for the service']);
  });
});
