import { minifySync, type Plugin } from 'vite';
import { expressionOf } from './addresses';
import type * as Document from '../src/document/documentParts';

type Recorded = (typeof Document)['documentParts']['recorded'];

// Behind the configuration, which says where the backend is.
const MARKER = '<!--grow-first-reads-->';

/**
 * The script in the document. It takes the token out of the session's cookies, as far as that is easily done: whatever is
 * missing or old is left to the client, which asks for everything that has not been asked for.
 */
function scriptOf({ addresses, PERSON, HOUR }: Recorded): string {
  const all = addresses.flatMap(({ reads }) => reads.map((read) => JSON.stringify(read)));
  const names = [...new Set(all)];
  const table = addresses.map(({ path: pattern, reads }) => [
    expressionOf(pattern),
    reads.map((read) => names.indexOf(JSON.stringify(read))),
  ]);
  return `try {
    const { supabaseUrl, supabaseKey } = JSON.parse(document.getElementById('grow-config').textContent);
    const name = 'sb-' + new URL(supabaseUrl).hostname.split('.')[0] + '-auth-token';
    const cookies = new Map(document.cookie.split('; ').map((one) => one.split('=')));
    let text = cookies.get(name) ?? '';
    for (let part = 0; cookies.has(name + '.' + part); part += 1) text += cookies.get(name + '.' + part);
    const session = JSON.parse(atob(text.replace('base64-', '').replaceAll('-', '+').replaceAll('_', '/')));
    const [, numbers] = ${JSON.stringify(table)}.find(([address]) => new RegExp(address).test(location.pathname));
    // Guests of the jury have no profile and no screen of members.
    const isGuest = session.user.app_metadata?.guest === true;
    if (!isGuest && !location.search && session.expires_at * 1000 > Date.now() + 60_000) {
      const reads = [${names.join(',')}];
      const hour = new Date();
      hour.setMinutes(0, 0, 0);
      const token = session.access_token;
      const answers = new Map();
      for (const number of numbers) {
        const { method, path, headers, body } = reads[number];
        const fill = (text, instant) => text.replaceAll('${PERSON}', session.user.id).replaceAll('${HOUR}', instant);
        const url = supabaseUrl + fill(path, encodeURIComponent(hour.toISOString()));
        const sent = body && fill(body, hour.toISOString());
        const authorization = 'Bearer ' + token;
        const key = method + ' ' + url + ' ' + (sent ?? '');
        const known = answers.get(key);
        const answer = known
          ? known.at(-1).then((first) => first.clone())
          : fetch(url, { method, body: sent, headers: { ...headers, apikey: supabaseKey, authorization } });
        answer.catch(() => undefined);
        if (known) known.unshift(answer);
        else answers.set(key, [answer]);
      }
      window.growFirstReads = { token, answers };
    }
  } catch {}`;
}

/**
 * Lets the document of a member's page ask for what its first screen reads, together with the scripts and not after them:
 * over a slow connection that is a second or two. Which requests these are is found by asking the queries themselves: `read`.
 */
export function firstReads(read: () => Promise<Recorded>): Plugin {
  return {
    name: 'grow-first-reads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { code } = minifySync('first-reads.js', scriptOf(await read()));
        return html.replace(MARKER, () => `<script>${code.trim()}</script>`);
      },
    },
  };
}
