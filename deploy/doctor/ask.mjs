// The one place of the doctor that opens connections. Whatever happens, an answer comes back: `status` 0 and `error` without one.
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:tls';

const PATIENCE_MS = 20_000;
/** How many questions are under way at once. */
const AT_ONCE = 6;

/**
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer, text: string, json: any, error?: string }} Answer
 */

function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const noAnswer = (error) => ({
  status: 0,
  headers: {},
  body: Buffer.alloc(0),
  text: '',
  json: undefined,
  error,
});

/**
 * Asks an origin for a path exactly as it is written.
 * @param {string} origin
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string, isAnyCertificate?: boolean }} [how]
 *   `isAnyCertificate`: what is asked is public and nothing secret is sent, and the certificate has a check of its own
 * @returns {Promise<Answer>}
 */
export function ask(origin, path, { method = 'GET', headers = {}, body, isAnyCertificate = false } = {}) {
  const url = new URL(origin);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const fail = (error) => resolve(noAnswer(error.code ?? error.message));
    let sent;
    try {
      sent = send({
        hostname: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port || undefined,
        path,
        method,
        headers,
        agent: false,
        rejectUnauthorized: !isAnyCertificate,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (error) {
      return fail(error);
    }
    sent.on('error', fail);
    sent.on('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        const text = whole.toString('utf8');
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: whole,
          text,
          json: jsonOf(text),
        });
      });
    });
    sent.end(body);
  });
}

/** The certificate that an origin shows; null where it speaks no https. */
export function askCertificate(origin) {
  const url = new URL(origin);
  if (url.protocol !== 'https:') return Promise.resolve(null);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(url.port || 443),
      servername: /^[\d.:]+$/.test(host) ? undefined : host,
      rejectUnauthorized: false,
      timeout: PATIENCE_MS,
    });
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('error', (error) => end({ error: error.code ?? error.message }));
    socket.once('timeout', () => end({ error: 'ETIMEDOUT' }));
    socket.once('secureConnect', () => {
      const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
      end({
        from: Date.parse(from),
        to: Date.parse(to),
        distrust: socket.authorized
          ? null
          : String(socket.authorizationError?.code ?? socket.authorizationError),
      });
    });
  });
}

/** Asks one question for each entry, a few at once, and returns the answers in their order. */
export async function askAll(entries, question) {
  const answers = new Array(entries.length);
  let next = 0;
  const work = async () => {
    while (next < entries.length) {
      const at = next++;
      answers[at] = await question(entries[at]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}
