// What happens to a built HTML file before it is served: the configuration is stamped in, and the
// Content-Security-Policy is derived from the inline scripts and styles that really stand in it.
import { createHash } from 'node:crypto';

const DATA_BLOCK =
  /\btype\s*=\s*["']?(?!module\b|text\/javascript\b|importmap\b|speculationrules\b)[^\s"'>]/i;

/**
 * JSON that may stand inside a script element: no `<` can close it, no line separator can break it.
 * @param {unknown} value
 */
export function scriptSafeJson(value) {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Replaces the marker by the configuration element.
 * @param {string} html
 * @param {{ supabaseUrl: string, supabaseKey: string, reportShare?: number }} config
 * @param {{ configMarker: string, configElementId: string }} rules
 */
export function stampConfig(html, config, rules) {
  const { supabaseUrl, supabaseKey, reportShare = 0 } = config;
  const json = scriptSafeJson({ supabaseUrl, supabaseKey });
  // Beside the JSON, so that a page that reports nothing finds that out without reading it.
  const share = reportShare > 0 ? ` data-report-share="${reportShare}"` : '';
  const element = `<script type="application/json" id="${rules.configElementId}"${share}>${json}</script>`;
  return html.replace(rules.configMarker, () => element);
}

/** @param {string} text */
function sha256Source(text) {
  // The browser hashes what its parser saw, and the parser turns CRLF into LF.
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

/**
 * CSP sources of the inline scripts and styles of a document, without repetition.
 * @param {string} html
 */
export function inlineSources(html) {
  const scripts = new Set();
  const styles = new Set();
  for (const [, attributes, body] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (!/\bsrc\s*=/i.test(attributes) && !DATA_BLOCK.test(attributes)) scripts.add(sha256Source(body));
  }
  for (const [, body] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)) styles.add(sha256Source(body));
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * The policy of one document, or of a file without markup when html is empty.
 * @param {Record<string, string[]>} directives
 * @param {string} html
 * @param {string} backendUrl
 */
export function contentSecurityPolicy(directives, html, backendUrl) {
  const { scripts, styles } = inlineSources(html);
  const backend = new URL(backendUrl).origin;
  const sources = {
    '{scripts}': scripts,
    '{styles}': styles,
    '{backend}': [backend],
    '{backendSocket}': [backend.replace(/^http/, 'ws')],
  };
  return Object.entries(directives)
    .map(([name, values]) => {
      const filled = values.flatMap((value) => sources[value] ?? [value]);
      return [name, ...new Set(filled)].join(' ');
    })
    .join('; ');
}
