import type { Page, Request } from '@playwright/test';
import { currentStack } from './stack';

/** What a browser asks for without our headers: files at signed addresses, and what calendars read. */
const withoutHeaders = [/^\/storage\/v1\/object\/sign\//, /^\/functions\/v1\/calendar-feed(?:[/?]|$)/];

/** Looks at everything that a page sends to the backend; resolves to what lacks a header, and to how much was seen. */
export function watchRequests(page: Page) {
  const { url } = currentStack();
  const seen: Request[] = [];
  const sockets: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().startsWith(`${url}/`)) seen.push(request);
  });
  page.on('websocket', (socket) => sockets.push(socket.url()));
  return {
    seen,
    sockets,
    incomplete: async (): Promise<string[]> => {
      const found: string[] = [];
      for (const request of seen) {
        const path = request.url().slice(url.length);
        if (withoutHeaders.some((exception) => exception.test(path))) continue;
        const headers = await request.allHeaders();
        if (headers['apikey'] && /^Bearer \S+$/.test(headers['authorization'] ?? '')) continue;
        found.push(`${request.method()} ${path}`);
      }
      return found;
    },
  };
}
