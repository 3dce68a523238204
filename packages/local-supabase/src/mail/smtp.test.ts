import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from '../auth/testing/authServer';
import { password } from '../auth/testing/links';
import { createTransport } from 'nodemailer';
import { listenForMail } from '../mailbox/smtp';
import { createSmtpMailer, type SmtpMailer, type SmtpSettings } from './smtp';

type Received = { mail: Email; from: string; to: string[]; user: string | undefined };

const received: Received[] = [];
let refusal: Error | null = null;
let smtp: SMTPServer;
let settings: SmtpSettings;

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.username === 'sample' && auth.password === 'smtp secret'
        ? done(null, { user: auth.username })
        : done(new Error('Wrong credentials')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal) return done(refusal);
        const { mailFrom, rcptTo } = session.envelope;
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            received.push({
              mail,
              from: mailFrom === false ? '' : mailFrom.address,
              to: rcptTo.map(({ address }) => address),
              user: session.user,
            });
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '0.0.0.0', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  settings = {
    host: '127.0.0.1',
    port,
    user: 'sample',
    password: 'smtp secret',
    senderName: 'Sample',
    senderAddress: 'hello@site.example',
  };
});
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
afterEach(() => {
  received.length = 0;
  refusal = null;
});

describe('a mail by SMTP', () => {
  let mailer: SmtpMailer;
  beforeAll(() => {
    mailer = createSmtpMailer(settings);
  });
  afterAll(() => mailer.close());

  test('of a function keeps its Message-ID on the way through the mailbox’s own listener', async () => {
    const listener = await listenForMail(mailer, () => undefined);
    const transport = createTransport({ host: '127.0.0.1', port: listener.port, secure: false });
    try {
      const messageId = '<7d0f0b1e@site.example>';
      const mail = { from: 'hello@site.example', to: 'ada@example.org', subject: 'Once', text: 'Only once.' };
      await transport.sendMail({ ...mail, messageId });
      expect(received[0]?.mail.messageId).toBe(messageId);
    } finally {
      transport.close();
      await listener.close();
    }
  });

  test('keeps its files and pictures on the way through the listener', async () => {
    const listener = await listenForMail(mailer, () => undefined);
    const transport = createTransport({ host: '127.0.0.1', port: listener.port, secure: false });
    try {
      const type = 'text/calendar; charset=utf-8; method=PUBLISH';
      await transport.sendMail({
        ...{
          from: 'hello@site.example',
          to: 'ada@example.org',
          subject: 'Files',
          html: '<img src="cid:a@b">',
        },
        attachments: [
          { filename: 'evening.ics', contentType: type, content: 'SUMMARY:Größe\r\n' },
          { filename: 'code.gif', contentType: 'image/gif', content: 'GIF87a', cid: 'a@b' },
        ],
      });
      const files = received[0]?.mail.attachments.map(
        ({ filename, mimeType, method, contentId, content }) => [
          ...[filename, mimeType, method, contentId, Buffer.from(content as ArrayBuffer).toString()],
        ],
      );
      expect(files).toHaveLength(2);
      expect(files).toEqual(
        expect.arrayContaining([
          // The parser gives calendars bare line feeds.
          ['evening.ics', 'text/calendar', 'PUBLISH', undefined, 'SUMMARY:Größe\n'],
          ['code.gif', 'image/gif', undefined, '<a@b>', 'GIF87a'],
        ]),
      );
    } finally {
      transport.close();
      await listener.close();
    }
  });

  test('arrives with subject, both parts and sender', async () => {
    await mailer.send({
      to: 'ada@example.org',
      subject: 'Bestätige deine Adresse für dich ✓',
      html: '<p>Grüße, <a href="http://localhost:3000/app?a=1&amp;b=2">hier</a></p>',
      text: 'Grüße, hier:\nhttp://localhost:3000/app?a=1&b=2\n',
    });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      from: 'hello@site.example',
      to: ['ada@example.org'],
      user: 'sample',
      mail: {
        subject: 'Bestätige deine Adresse für dich ✓',
        from: { name: 'Sample', address: 'hello@site.example' },
        to: [{ address: 'ada@example.org' }],
      },
    });
    expect(received[0]?.mail.html).toContain('href="http://localhost:3000/app?a=1&amp;b=2"');
    expect(received[0]?.mail.text).toContain('Grüße, hier:\nhttp://localhost:3000/app?a=1&b=2');
    const automatic = received[0]?.mail.headers.find(({ key }) => key === 'auto-submitted');
    expect(automatic?.value).toBe('auto-generated');
  });

  test('goes to its addressee and nobody else, whatever its subject holds', async () => {
    await mailer.send({
      to: 'ada@example.org',
      subject: 'Hello\r\nBcc: eve@example.org',
      html: '<p>x</p>',
      text: 'x',
    });
    expect(received[0]?.to).toEqual(['ada@example.org']);
    expect(received[0]?.mail.bcc).toBeUndefined();
  });

  test('that the server refuses fails', async () => {
    refusal = new Error('Mailbox full');
    await expect(mailer.send({ to: 'ada@example.org', subject: 's', html: 'h', text: 't' })).rejects.toThrow(
      'Mailbox full',
    );
  });
});

describe('the auth service with SMTP', () => {
  let server: AuthServer;
  let mailer: SmtpMailer;
  beforeAll(async () => {
    mailer = createSmtpMailer(settings);
    server = await startAuthServer({}, { mailer });
  });
  afterAll(async () => {
    await server.stop();
    await mailer.close();
  });
  const hashIn = (mail: Email | undefined) => /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

  test('mails links that work', async () => {
    const browser = server.browser();
    const data = { locale: 'de', first_name: 'Ada' };
    await browser.auth.signUp({ email: 'by.smtp@example.org', password, options: { data } });
    expect(received[0]?.mail.subject).toBe('Bestätige deine Adresse');
    const link = { token_hash: hashIn(received[0]?.mail), type: 'email' as const };
    expect((await browser.auth.verifyOtp(link)).error).toBeNull();
    expect(server.mails('by.smtp@example.org')).toEqual([]);
  });

  test('tells somebody logged in that a mail could not be sent', async () => {
    refusal = new Error('Down for the night');
    const { error } = await server.admin().auth.admin.inviteUserByEmail('guest@example.org');
    expect(error).toMatchObject({ status: 500, message: 'Error sending invite email' });
  });

  test('tells nobody else, for that would tell who has an account', async () => {
    refusal = new Error('Down for the night');
    const known = await server.browser().auth.resetPasswordForEmail('by.smtp@example.org');
    const unknown = await server.browser().auth.resetPasswordForEmail('nobody@example.org');
    expect([known.error, unknown.error]).toEqual([null, null]);
  });
});

describe('mails', () => {
  test('never send in the clear to another machine', async () => {
    // A name of this machine that does not say so: like any other server, it has to offer encryption.
    const mailer = createSmtpMailer({ ...settings, host: '127.0.0.2' });
    const mail = { to: 'ada@example.org', subject: 's', html: 'h', text: 't' };
    await expect(mailer.send(mail)).rejects.toThrow();
    expect(received).toEqual([]);
    await mailer.close();
  });
});
