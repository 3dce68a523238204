import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { latestLink, newPerson, password } from './testing/links';

// Every mail of the sample in both languages: what it says, that its link opens, and that its six digits do as well.

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

const languages = ['en', 'de'] as const;
type Language = (typeof languages)[number];
type Verified = 'email' | 'recovery' | 'invite' | 'email_change';

type Letter = {
  name: string;
  type: Verified;
  subjects: Record<Language, RegExp>;
  /** Has the mail sent to a person of a language; resolves to where it went. */
  send: (email: string, locale: Language) => Promise<unknown>;
};

const letters: Letter[] = [
  {
    name: 'sign-up',
    type: 'email',
    subjects: { en: /^Confirm your address/, de: /^Bestätige deine Adresse/ },
    send: (email, locale) => server.browser().auth.signUp({ email, password, options: { data: { locale } } }),
  },
  {
    name: 'magic link',
    type: 'email',
    subjects: { en: /^Your login link/, de: /^Dein Login-Link/ },
    async send(email, locale) {
      await newPerson(server, email, { locale });
      await server.browser().auth.signInWithOtp({ email });
    },
  },
  {
    name: 'recovery',
    type: 'recovery',
    subjects: { en: /^A new password/, de: /^Neues Passwort/ },
    async send(email, locale) {
      await newPerson(server, email, { locale });
      await server.browser().auth.resetPasswordForEmail(email);
    },
  },
  {
    name: 'invite',
    type: 'invite',
    subjects: { en: /^Your invitation/, de: /^Deine Einladung/ },
    send: (email, locale) => server.admin().auth.admin.inviteUserByEmail(email, { data: { locale } }),
  },
];

describe.each(letters)('the mail for $name', ({ name, type, subjects, send }) => {
  describe.each(languages)('in %s', (locale) => {
    const addressFor = (way: string) => `${name.replace(/\W/g, '')}.${locale}.${way}@site.example`;

    test('speaks the language and holds no words of the other', async () => {
      const email = addressFor('words');
      await send(email, locale);
      const [mail] = server.mails(email);
      expect(mail?.subject).toMatch(subjects[locale]);
      expect(mail?.html).toContain(`<main lang="${locale}">`);
      expect(mail?.html).not.toContain(`<main lang="${locale === 'en' ? 'de' : 'en'}">`);
      expect(mail?.text).not.toContain('{{');
    });

    test('has a link that opens the account', async () => {
      const email = addressFor('link');
      await send(email, locale);
      const link = latestLink(server, email);
      expect(new URL(link.address).pathname).toBe('/auth/confirm');
      expect(link.type).toBe(type);
      const { data, error } = await server.browser().auth.verifyOtp({ token_hash: link.hash, type });
      expect(error).toBeNull();
      expect(data.user?.email).toBe(email);
    });

    test('has six digits that open it too, once', async () => {
      const email = addressFor('code');
      await send(email, locale);
      const { code } = latestLink(server, email);
      expect(code).toMatch(/^\d{6}$/);
      const first = await server.browser().auth.verifyOtp({ email, token: code, type });
      expect(first.error).toBeNull();
      expect(first.data.session?.user.email).toBe(email);
      const again = await server.browser().auth.verifyOtp({ email, token: code, type });
      expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
    });
  });
});

describe.each(languages)('the mails for a new address in %s', (locale) => {
  const subject = { en: 'Confirm your new address', de: 'Bestätige deine neue Adresse' };

  test.each(['link', 'code'] as const)('go to both mailboxes, and each %s is needed', async (way) => {
    const [old, fresh] = [`old.${locale}.${way}@site.example`, `fresh.${locale}.${way}@site.example`];
    const { client } = await newPerson(server, old, { locale });
    expect((await client.auth.updateUser({ email: fresh })).error).toBeNull();
    expect(server.mails(old)[0]?.subject).toBe(subject[locale]);
    expect(server.mails(fresh)[0]?.subject).toBe(subject[locale]);
    const confirm = (email: string) => {
      const { hash, code } = latestLink(server, email);
      const type = 'email_change' as const;
      return way === 'link'
        ? server.browser().auth.verifyOtp({ token_hash: hash, type })
        : server.browser().auth.verifyOtp({ email, token: code, type });
    };
    const first = await confirm(fresh);
    expect(first.error).toBeNull();
    expect(first.data.session).toBeNull();
    expect((await client.auth.getUser()).data.user).toMatchObject({ email: old, new_email: fresh });
    expect((await confirm(old)).error).toBeNull();
    const { data } = await client.auth.getUser();
    expect(data.user?.email).toBe(fresh);
    expect(data.user?.new_email).toBeUndefined();
  });
});
