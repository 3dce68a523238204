import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

const style = `
  body { margin: 0; background: #0d251b; color: #f2f5ea; font: 16px/1.55 system-ui, sans-serif; }
  main { max-width: 30rem; margin: 0 auto; padding: 32px 20px; }
  h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.1; }
  p { margin: 0 0 24px; color: #afc6b8; }
  label { display: block; margin: 0 0 16px; font-weight: 640; }
  input:not([type=checkbox]) { display: block; box-sizing: border-box; width: 100%; min-height: 44px; margin-top: 4px;
    padding: 8px 12px; border: 1px solid #5b7d6c; border-radius: 6px; background: #143527; color: inherit; font: inherit; }
  input[type=checkbox] { width: 20px; height: 20px; margin: 0 8px 0 0; vertical-align: -4px; }
  button { min-height: 44px; margin: 8px 8px 0 0; padding: 8px 20px; border: 1px solid #5b7d6c; border-radius: 6px;
    background: none; color: inherit; font: inherit; font-weight: 640; cursor: pointer; }
  button[value=allow] { border-color: #ffe45c; background: #ffe45c; color: #0d251b; }
  :focus-visible { outline: 2px solid #ffe45c; outline-offset: 3px; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * What the page may do: its own style, and its form. Where the form may lead is not said, because browsers count the
 * redirects after it, which end on the client's own page.
 */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`;

const names: Record<string, string> = { google: 'Google', github: 'GitHub', linkedin_oidc: 'LinkedIn' };

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

/** Asks who the person wants to be, and whether to let them in. */
export function consentPage(provider: string, wish: Readonly<Record<string, string>>) {
  const carried = ['client_id', 'redirect_uri', 'state', 'nonce'].map(
    (name) => html`<input type="hidden" name="${name}" value="${wish[name] ?? ''}" />`,
  );
  const name = names[provider] ?? provider;
  return page(
    `Stand-in for ${name}`,
    html`<h1>Stand-in for ${name}</h1>
      <p>This page takes the place of ${name} on the local backend. Say who you are there.</p>
      <form method="post">
        ${carried}
        <label
          >E-mail address<input
            name="email"
            type="email"
            required
            value="${wish['login_hint'] ?? 'stand.in@example.org'}"
        /></label>
        <label>First name<input name="given_name" value="Sam" /></label>
        <label>Last name<input name="family_name" value="Standin" /></label>
        <label
          ><input name="verified" type="checkbox" value="yes" checked />${name} has verified this
          address</label
        >
        <button name="decision" value="allow">Allow</button>
        <button name="decision" value="deny" formnovalidate>Deny</button>
      </form>`,
  );
}

/** For a request that is not the auth service's own. */
export function refusalPage() {
  return page(
    'Not allowed',
    html`<h1>Not allowed</h1>
      <p>Only the local backend's own auth service may ask here.</p>`,
  );
}
