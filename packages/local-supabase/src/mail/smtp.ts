import { createTransport } from 'nodemailer';
import type { Mailer } from './composeMail';

/** A server that takes mails on, and who they come from. */
export type SmtpSettings = {
  host: string;
  port: number;
  /** '' where the server wants no login. */
  user: string;
  password: string;
  senderName: string;
  senderAddress: string;
};

/** A mailer that holds connections. */
export type SmtpMailer = Mailer & { close(): Promise<void> };

/** The port on which a connection is encrypted from its first byte. */
const encryptedPort = 465;
/** Milliseconds to wait for a connection, a greeting, and any answer after that. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host);

/** Sends mails by SMTP: encrypted, except to a server on this machine that does not offer it. */
export function createSmtpMailer(settings: SmtpSettings): SmtpMailer {
  const { host, port, user, password, senderName, senderAddress } = settings;
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host,
    port,
    secure: port === encryptedPort,
    requireTLS: !isLoopback(host),
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    ...patience,
    // Nothing in a mail may name a file or an address to be read from here.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, html, text, files = [], messageId }) {
      await transport.sendMail({
        from: { name: senderName, address: senderAddress },
        to: { name: '', address: to },
        subject,
        html,
        text,
        attachments: files.map(({ name, type, content, id }) => ({
          filename: name,
          contentType: type,
          content,
          encoding: 'base64',
          contentTransferEncoding: 'base64' as const,
          ...(id === undefined ? {} : { cid: id, contentDisposition: 'inline' as const }),
        })),
        ...(messageId === undefined ? {} : { messageId }),
        // Answering machines leave it alone.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}
