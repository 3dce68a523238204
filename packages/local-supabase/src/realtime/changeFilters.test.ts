import { postgresChangesFilter } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLetters, type Letters } from './testing/letters';
import { subscribed } from './testing/realtimeServer';

let letters: Letters;
beforeAll(async () => {
  letters = await openLetters();
});
afterAll(() => letters.server.stop());

describe('a filter', () => {
  const build = postgresChangesFilter;
  it.each<[string, string]>([
    ['eq', 'text=eq.red'],
    ['neq', 'text=neq.blue'],
    ['lt', 'amount=lt.9.5'],
    ['lte', 'amount=lte.9'],
    ['gt', 'amount=gt.8.5'],
    ['gte', 'amount=gte.9'],
    ['in', 'text=in.(red,green)'],
    ['in with a comma inside', 'text=in.("red","a,b")'],
    ['like', 'text=like.r%'],
    ['ilike', 'text=ilike.R%'],
    ['is', 'is_read=is.true'],
    ['match', 'text=match.^r'],
    ['imatch', 'text=imatch.^R'],
    ['isdistinct', 'text=isdistinct.blue'],
    ['not', 'text=not.eq.blue'],
    ['several', 'text=eq.red,amount=gt.1,is_read=not.is.false'],
    ['built', build().eq('text', 'red').not('text', 'in', ['blue', 'a,b']).build()],
  ])('lets through what meets it: %s', async (_name, filter) => {
    const { changes } = await letters.following(
      [{ event: 'INSERT', filter }, { table: 'board' }],
      letters.adas,
    );
    const [hit, miss] = [letters.nextId(), letters.nextId()];
    await letters.sql`
      insert into public.letters (id, owner, text, amount, is_read) values
        (${miss}, ${letters.ada}, 'blue', 9.5, false), (${hit}, ${letters.ada}, 'red', 9, true)`;
    await letters.settled(changes);
    const ids = changes.filter((change) => change['table'] === 'letters').map((change) => change.new['id']);
    // 9.5 is greater than 8.5 and 9 too: those two let both through.
    expect(ids).toEqual(/gte?\./.test(filter) && !filter.includes('text') ? [miss, hit] : [hit]);
  });

  it('works on deleted rows by their key', async () => {
    const { changes } = await letters.following([{ event: 'DELETE', filter: 'id=eq.900' }], letters.adas);
    await letters.write(900, letters.ada, 'x');
    await letters.write(901, letters.ada, 'x');
    await letters.sql`delete from public.letters where id in (900, 901)`;
    await expect.poll(() => changes.map((change) => change.old)).toEqual([{ id: 900 }]);
  });

  it.each([
    ['a column the role may not read', { filter: 'secret=eq.hidden' }, 'invalid column for filter secret'],
    ['an unknown column', { filter: 'nothing=eq.1' }, 'invalid column for filter nothing'],
    ['a value that is none', { filter: 'id=eq.one' }, 'invalid input syntax for type integer'],
    ['an operator nobody knows', { filter: 'id=foo.1' }, 'Error parsing `filter` params: ["foo", "1"]'],
    ['no filter at all', { filter: 'undefined' }, 'Error parsing `filter` params: ["undefined"]'],
    ['a bad pattern', { filter: 'text=match.(' }, 'invalid regular expression'],
    ['a pattern on a number', { filter: 'id=like.1' }, 'requires a text-compatible column'],
    ['a table that is not published', { table: 'unpublished' }, 'Please check Realtime is enabled'],
    ['a closed column to be sent', { select: ['secret'] }, 'invalid column for select secret'],
  ])('is refused for %s', async (_name, params, reason) => {
    const channel = (await letters.server.clientOf(letters.adas)).channel(`refused-${randomUUID()}`);
    const messages: { status: string; extension: string; message: string }[] = [];
    channel.on('system', {}, (message: { status: string; extension: string; message: string }) =>
      messages.push(message),
    );
    channel.on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'letters', ...params },
      () => undefined,
    );
    await subscribed(channel);
    const answers = () => messages.filter(({ extension }) => extension === 'postgres_changes');
    // Told again whenever the client sends its token anew.
    await expect.poll(() => answers().length).toBeGreaterThan(0);
    for (const answer of answers()) {
      expect(answer.status).toBe('error');
      expect(answer.message).toContain(reason);
    }
  });

  it('stops to pass when its column is closed later', async () => {
    const { changes } = await letters.following(
      [{ filter: 'text=eq.red' }, { table: 'board' }],
      letters.adas,
    );
    await letters.sql`revoke select (text) on public.letters from authenticated`;
    await letters.write(letters.nextId(), letters.ada, 'red');
    await letters.settled(changes);
    expect(changes.filter((change) => change['table'] === 'letters')).toEqual([]);
    await letters.sql`grant select (text) on public.letters to authenticated`;
  });
});
