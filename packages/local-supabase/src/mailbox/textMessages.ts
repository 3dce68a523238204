import type { Mailer } from '../mail';

/** A short message to a phone; `to` is the number with its plus and country code. */
export type TextMessage = { to: string; text: string };

/** Takes short messages to where they are read: the mailbox here, an SMS provider on a hosted project. */
export interface Messenger {
  send(message: TextMessage): Promise<void>;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Shows short messages in the mailbox, between the mails. */
export function messengerOf(mailbox: Mailer): Messenger {
  return {
    send: ({ to, text }) =>
      mailbox.send({
        to,
        subject: 'Text message',
        html: `<!doctype html><html><head><meta charset="utf-8" /></head><body><p>${escape(text)}</p></body></html>`,
        text,
      }),
  };
}
