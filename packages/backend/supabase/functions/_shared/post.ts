// Mails leave by SMTP; on a local backend the server is its mailbox.
import { createTransport } from 'nodemailer';
import type { Letter } from './mails/letter.ts';

/** Milliseconds for each step of a delivery; several deliveries together stay below the lease of a claim. */
const STEP_TIMEOUT = 15_000;

/** Sends letters. */
export interface Post {
  send(id: string, to: string, letter: Letter): Promise<void>;
  close(): void;
}

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const setting = (name: string): string => Deno.env.get(name) ?? '';

/**
 * The post of this environment: GROW_SMTP_HOST, GROW_SMTP_PORT (465 with TLS from the start unless told otherwise; hosted
 * functions cannot reach 25 and 587), GROW_SMTP_USER, GROW_SMTP_PASSWORD, GROW_SMTP_SENDER.
 * @throws Error naming a setting that is missing
 */
export function openPost(): Post {
  const host = setting('GROW_SMTP_HOST');
  const sender = setting('GROW_SMTP_SENDER');
  if (host === '') throw new Error('GROW_SMTP_HOST is not set');
  if (sender === '') throw new Error('GROW_SMTP_SENDER is not set');
  const port = Number(setting('GROW_SMTP_PORT') || '465');
  const user = setting('GROW_SMTP_USER');
  const transport = createTransport({
    // One connection for all letters of a run: greeting, TLS and login cost more than a letter.
    pool: true,
    maxConnections: 1,
    // A server may end it between two letters, and one of them then begins another. What fails beyond that waits in the outbox.
    maxRequeues: 1,
    host,
    port,
    secure: port === 465,
    // Words and addresses cross other people's networks encrypted or not at all; the local mailbox is this machine.
    requireTLS: port !== 465 && !['127.0.0.1', 'localhost'].includes(host),
    ...(user === '' ? {} : { auth: { user, pass: setting('GROW_SMTP_PASSWORD') } }),
    connectionTimeout: STEP_TIMEOUT,
    greetingTimeout: STEP_TIMEOUT,
    socketTimeout: STEP_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(id, to, letter) {
      await transport.sendMail({
        from: { name: 'GROW', address: sender },
        to: { name: '', address: to },
        subject: letter.subject,
        html: letter.html,
        text: letter.text,
        attachments: letter.files.map(({ name, type, content, id }) => ({
          filename: name,
          contentType: type,
          // Byte for byte: calendars end their lines with CRLF.
          contentTransferEncoding: 'base64' as const,
          // The library takes bytes as Buffers or as base64, and functions know no Buffer.
          ...(typeof content === 'string' ? { content } : { content: base64Of(content), encoding: 'base64' }),
          ...(id === undefined ? {} : { cid: id, contentDisposition: 'inline' as const }),
        })),
        // The same for every attempt, so that a repeated delivery can be told from a second mail.
        messageId: `<${id}@${sender.split('@')[1] ?? 'grow'}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
