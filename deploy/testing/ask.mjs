// Requests exactly as written: fetch would normalise dots and backslashes away.
import { request } from 'node:http';
import { connect } from 'node:net';

/** @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer, text: string }>} */
export function ask(port, path, { method = 'GET', headers = {}, host = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, method, headers, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body,
          text: body.toString('utf8'),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends bytes that Node's client would refuse to send; the answer's body is not decoded. */
export function askRaw(port, bytes) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head, ...rest] = text.split('\r\n\r\n');
      const [line, ...lines] = head.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((header) => [
          header.slice(0, header.indexOf(':')).toLowerCase(),
          header.slice(header.indexOf(':') + 1).trim(),
        ]),
      );
      resolve({ status: Number(line.split(' ')[1]), headers, text: rest.join('\r\n\r\n') });
    });
  });
}
