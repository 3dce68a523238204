import type { AddressInfo } from 'node:net';
import PostalMime, { type Attachment } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mailer, MailFile } from '../mail';

/** Bytes; mails of this product are a few kilobytes. */
const LARGEST_MAIL = 10 * 1024 * 1024;

/** The mailbox as a mail server. */
export interface MailboxSmtp {
  /** The free port it found on 127.0.0.1. */
  port: number;
  close(): Promise<void>;
}

/**
 * Takes mails by SMTP on this machine and puts them into the mailbox, so that what sends mails runs here exactly as it
 * does with a real server. No login, no TLS: it listens on loopback only.
 */
export async function listenForMail(mailer: Mailer, log: (line: string) => void): Promise<MailboxSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('error', (error: Error) => done(error));
      stream.once('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        deliver(mailer, Buffer.concat(parts), recipients).then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  // A connection that broke is the sender's matter.
  server.on('error', (error: Error) => log(`mailbox: ${error.message}`));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The envelope says who gets it, not the header. */
async function deliver(mailer: Mailer, raw: Buffer, recipients: string[]): Promise<void> {
  const {
    subject = '',
    html,
    text = '',
    messageId,
    attachments,
  } = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  for (const to of recipients) {
    await mailer.send({
      to,
      subject,
      html: html ?? `<pre>${escaped(text)}</pre>`,
      text,
      ...(attachments.length === 0 ? {} : { files: attachments.map(fileOf) }),
      // A server behind this one tells a repeated delivery by it, too.
      ...(messageId === undefined ? {} : { messageId }),
    });
  }
}

function fileOf({ filename, mimeType, method, content, contentId }: Attachment): MailFile {
  const isCalendar = mimeType === 'text/calendar';
  const base64 = typeof content === 'string' ? content : '';
  // The parser gives the lines of a calendar a bare line feed; their format wants both.
  const kept = isCalendar ? Buffer.from(base64, 'base64').toString().replaceAll('\n', '\r\n') : '';
  return {
    name: filename ?? 'file',
    type: isCalendar ? `text/calendar; charset=utf-8; method=${method ?? 'PUBLISH'}` : mimeType,
    content: isCalendar ? Buffer.from(kept).toString('base64') : base64,
    ...(contentId === undefined ? {} : { id: contentId.replace(/^<|>$/g, '') }),
  };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
