import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Mail } from '../mail';
import type { MailSample } from './samples';
import type { MailboxMessage } from './store';

const style = `
  body { margin: 0; background: #0d251b; color: #f2f5ea; font: 16px/1.55 system-ui, sans-serif; }
  main { max-width: 60rem; margin: 0 auto; padding: 32px 20px; }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.1; }
  p, dl { margin: 0 0 24px; color: #afc6b8; }
  a { color: inherit; text-underline-offset: 3px; }
  a:focus-visible { outline: 2px solid #ffe45c; outline-offset: 3px; }
  ol { margin: 0; padding: 0; list-style: none; border-top: 1px solid #28503e; }
  li { padding: 12px 0; border-bottom: 1px solid #28503e; }
  li a { font-weight: 640; color: #f2f5ea; }
  li span { display: block; color: #afc6b8; font-size: 14px; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 16px; }
  dd { margin: 0; overflow-wrap: anywhere; }
  main[data-wide] { max-width: 90rem; }
  h2 { margin: 40px 0 12px; font-size: 19px; overflow-wrap: anywhere; }
  section { display: grid; gap: 20px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
  article { min-width: 0; }
  article p { margin: 0 0 8px; overflow-wrap: anywhere; }
  details { margin-top: 8px; }
  summary { padding: 4px 0; cursor: pointer; }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px; color: #afc6b8; }
  iframe { box-sizing: border-box; width: 100%; height: 70vh; border: 1px solid #28503e; border-radius: 10px; background: #fff; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** What a mailbox page may do: its own style, and a frame of its own origin. No script, no form. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What a mail's HTML may do inside the frame: look, and open its links in a new tab. */
export const framePolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;

function page(title: string, body: ReturnType<typeof html>, isWide = false) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        ${isWide ? html`<main data-wide>${body}</main>` : html`<main>${body}</main>`}
      </body>
    </html>`;
}

/** The list of all mails, newest first. */
export function listPage(messages: MailboxMessage[], hasSamples: boolean) {
  const rows = messages.map(
    (message) =>
      html`<li>
        <a href="/mailbox/view/${message.id}">${message.subject}</a>
        <span>to ${message.to}, ${message.created_at}</span>
      </li>`,
  );
  const nothing = 'No mail yet. Sign up or ask for a login link, then reload.';
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>
        ${messages.length === 0 ? nothing : 'Every mail of the local backend ends here. None leaves this machine.'}
      </p>
      ${hasSamples ? html`<p><a href="/mailbox/samples">Every kind of mail, with made-up data</a></p>` : ''}
      <ol>
        ${rows}
      </ol>`,
  );
}

/** Every kind of mail on one page, its versions side by side, each with its text part. */
export function samplesPage(samples: readonly MailSample[]) {
  const sections = samples.map(
    ({ name, mails }, sample) =>
      html`<h2>${name}</h2>
        <section>
          ${mails.map(
            (mail, index) =>
              html`<article>
                <p>${mail.subject}</p>
                <iframe
                  title="${name}: ${mail.subject}"
                  src="/mailbox/samples/${sample}/${index}"
                  loading="lazy"
                  sandbox="allow-popups allow-popups-to-escape-sandbox"
                ></iframe>
                <details>
                  <summary>As text</summary>
                  <pre>${mail.text}</pre>
                </details>
              </article>`,
          )}
        </section>`,
  );
  return page(
    'Every kind of mail',
    html`<p><a href="/mailbox">All mails</a></p>
      <h1>Every kind of mail</h1>
      <p>
        Written with made-up data; none of them was sent. A change of a template or of a word shows after a
        reload.
      </p>
      ${sections}`,
    true,
  );
}

/** One mail: who, when, and its HTML in a frame that can do nothing. */
export function messagePage(message: MailboxMessage) {
  const files = (message.files ?? []).map(
    ({ name }, index) =>
      html`<dt>File</dt>
        <dd><a href="/mailbox/file/${message.id}/${index}">${name}</a></dd>`,
  );
  return page(
    message.subject,
    html`<p><a href="/mailbox">All mails</a></p>
      <h1>${message.subject}</h1>
      <dl>
        <dt>To</dt>
        <dd>${message.to}</dd>
        <dt>Sent</dt>
        <dd>${message.created_at}</dd>
        ${files}
      </dl>
      <iframe
        title="${message.subject}"
        src="/mailbox/html/${message.id}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>`,
  );
}

/** A mail's HTML for the frame: its links open outside of it, its pictures are those that came along. */
export function framedHtml({ html: words, files = [] }: Mail): string {
  const shown = files
    .filter(({ id }) => id !== undefined)
    .reduce(
      (text, { id, type, content }) =>
        text.replaceAll(`"cid:${id}"`, `"data:${encodeURI(type)};base64,${content}"`),
      words,
    );
  return shown.replace(/<head>/i, '<head><base target="_blank" />');
}
