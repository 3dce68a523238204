// Mails about teams, by the functions on the real Deno, as they arrive in the mailbox.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailboxMessage } from '@grow/local-supabase';
import { startLocalBackend, type LocalBackend, type Member } from './localBackend';

const SITE = 'http://localhost:3000';
let local: LocalBackend;
beforeAll(async () => {
  local = await startLocalBackend();
  const { error } = await local
    .service()
    .from('seasons')
    .update({ team_closes_at: new Date(Date.now() + 86_400_000).toISOString() })
    .neq('label', '');
  if (error) throw error;
});
afterAll(() => local.stop());

const mailsTo = async (to: string): Promise<MailboxMessage[]> =>
  (await (
    await fetch(`${local.backend.env.mailboxUrl}/messages?to=${encodeURIComponent(to)}`)
  ).json()) as MailboxMessage[];

async function mailWith(to: string, subject: string): Promise<MailboxMessage> {
  const find = async () => (await mailsTo(to)).find((mail) => mail.subject === subject);
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error('It was there');
  return mail;
}

type Person = Member & { email: string };

async function person(firstName: string, locale: 'en' | 'de' = 'en'): Promise<Person> {
  const member = await local.newMember();
  const { data, error } = await member.client
    .from('profiles')
    .update({ first_name: firstName, last_name: 'Ott', locale })
    .eq('user_id', member.userId)
    .select('email')
    .single();
  if (error) throw error;
  return { ...member, email: data.email ?? '' };
}

async function founded({ client }: Person): Promise<{ id: string; name: string; slug: string }> {
  const { data, error } = await client.rpc('found_team', { p_name: `Team ${randomUUID().slice(0, 8)}` });
  if (error) throw error;
  return data;
}

async function ask({ client }: Person, teamId: string, message = 'Hello'): Promise<string> {
  const { data, error } = await client.rpc('ask_to_join', { p_team_id: teamId, p_message: message });
  if (error) throw error;
  return data.id;
}

describe('mails about teams', () => {
  it('say who asks and what they wrote, as text, lead to the answer and say where mails are chosen', async () => {
    const [captain, lena] = [await person('Mara'), await person('Lena <b>')];
    const team = await founded(captain);
    await ask(lena, team.id, 'I can sell.\n<img src=x onerror=alert(1)> & more');
    const mail = await mailWith(captain.email, `Lena <b> Ott asks to join ${team.name}`);
    expect(mail.text).toContain('> I can sell.\n> <img src=x onerror=alert(1)> & more');
    expect(mail.text).toContain(`Answer the request:\n${SITE}/connect/team`);
    expect(mail.text).toContain(`Choose your mails:\n${SITE}/connect/profile/notifications`);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; more');
    expect(mail.html).toContain('Lena &lt;b&gt; Ott');
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain(`href="${SITE}/connect/team"`);
  });

  it.each([
    ['en', true, (name: string) => `You are in ${name} now`],
    ['de', true, (name: string) => `Du bist jetzt bei ${name}`],
    ['en', false, (name: string) => `${name} declined your request`],
    ['de', false, (name: string) => `${name} hat deine Anfrage abgelehnt`],
  ] as const)(
    'tell the answer in the language of whoever asked: %s, taken on: %s',
    async (locale, accepts, subject) => {
      const [captain, asking] = [await person('Mara'), await person('Ben', locale)];
      const team = await founded(captain);
      const request = await ask(asking, team.id);
      await captain.client
        .rpc('answer_request', { p_request_id: request, p_accepts: accepts })
        .throwOnError();
      const mail = await mailWith(asking.email, subject(team.name));
      expect(mail.text).toContain(accepts ? `${SITE}/connect/teams/${team.slug}` : `${SITE}/connect/teams\n`);
      expect(mail.html).toContain(`lang="${locale}"`);
    },
  );

  it('invite a member, and tell the captain of the answer', async () => {
    const [captain, ben] = [await person('Mara'), await person('Ben', 'de')];
    const team = await founded(captain);
    const pitch = 'Repair putty & more, made from mussel shells.';
    await captain.client.from('teams').update({ pitch }).eq('id', team.id).throwOnError();
    const { data: invitation } = await captain.client
      .rpc('invite_person', { p_team_id: team.id, p_user_id: ben.userId, p_message: 'Komm zu uns' })
      .throwOnError();
    const mail = await mailWith(ben.email, `Mara Ott lädt dich zu ${team.name} ein`);
    expect(mail.text).toContain('> Komm zu uns');
    expect(mail.text).toContain(`${team.name}\n${pitch}\nIm Team: Mara Ott\n`);
    expect(mail.html).toContain('Repair putty &amp; more');
    expect(mail.text).toContain(`Einladung beantworten:\n${SITE}/connect/team`);
    await ben.client
      .rpc('answer_request', { p_request_id: invitation?.id ?? '', p_accepts: false })
      .throwOnError();
    await mailWith(captain.email, `Ben Ott declined the invitation to ${team.name}`);
  });

  it('invite an address without an account to sign up with that address', async () => {
    const captain = await person('Mara');
    const team = await founded(captain);
    const address = `new+${randomUUID()}@grow.example`;
    await captain.client.rpc('invite_by_email', { p_team_id: team.id, p_email: address }).throwOnError();
    const mail = await mailWith(address, `Mara Ott invites you to join ${team.name}`);
    const link = `${SITE}/connect/signup?next=%2Fconnect%2Fteam&email=${encodeURIComponent(address)}`;
    expect(mail.text).toContain(`Sign up with the address ${address}`);
    // Whoever has no account reads first names only.
    expect(mail.text).toContain(`${team.name}\nIn the team: Mara\n`);
    expect(mail.text).toContain(link);
    expect(mail.text).not.toContain('/connect/profile/notifications');
  });

  it('do not come when they are not wanted; the bell tells all the same', async () => {
    const [captain, lena] = [await person('Mara'), await person('Lena')];
    const team = await founded(captain);
    await captain.client
      .from('mail_choices')
      .insert({ user_id: captain.userId, topic: 'requests', wanted: false })
      .throwOnError();
    const request = await ask(lena, team.id);
    const { data: notifications } = await captain.client.rpc('my_notifications').throwOnError();
    expect(notifications?.map(({ kind }) => kind)).toEqual(['team_request']);
    // The mail of the answer comes later than one of the request would have.
    await captain.client.rpc('answer_request', { p_request_id: request, p_accepts: true }).throwOnError();
    await mailWith(lena.email, `You are in ${team.name} now`);
    expect((await mailsTo(captain.email)).filter(({ subject }) => subject.includes(team.name))).toEqual([]);
  });
});
