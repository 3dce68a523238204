import { Hono, type Context } from 'hono';
import { framedHtml, framePolicy, listPage, messagePage, pagePolicy, samplesPage } from './pages';
import type { ReadSamples } from './samples';
import type { MailboxStore } from './store';

/**
 * The mailbox over HTTP below `/mailbox`: a page for people, `/mailbox/messages` for tests and tools, and `/mailbox/samples`
 * where the project has some.
 */
export function createMailboxApp(mailbox: MailboxStore, readSamples?: ReadSamples): Hono {
  const app = new Hono().basePath('/mailbox');
  const missing = (c: Context) =>
    c.json({ code: 'not_found', message: 'The mailbox has no such page or mail' }, 404);

  app.use(async (c, next) => {
    await next();
    // Mails hold login links: no other origin may read or frame them.
    c.header('Cache-Control', 'no-store');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
  });
  app.get('/', (c) => {
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(listPage(mailbox.list(), readSamples !== undefined));
  });
  app.get('/messages', (c) => c.json(mailbox.list(c.req.query('to'))));
  app.delete('/messages', async (c) => {
    await mailbox.clear(c.req.query('to'));
    return c.body(null, 204);
  });
  app.get('/samples', async (c) => {
    if (!readSamples) return missing(c);
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(samplesPage(await readSamples()));
  });
  app.get('/samples/:sample/:mail', async (c) => {
    const sample = (await readSamples?.())?.[Number(c.req.param('sample'))];
    const mail = sample?.mails[Number(c.req.param('mail'))];
    if (!mail) return missing(c);
    c.header('Content-Security-Policy', framePolicy);
    return c.html(framedHtml(mail));
  });
  app.get('/view/:id', (c) => {
    const message = mailbox.find(c.req.param('id'));
    if (!message) return missing(c);
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(messagePage(message));
  });
  app.get('/html/:id', (c) => {
    const message = mailbox.find(c.req.param('id'));
    if (!message) return missing(c);
    c.header('Content-Security-Policy', framePolicy);
    return c.html(framedHtml(message));
  });
  app.get('/file/:id/:index', (c) => {
    const file = mailbox.find(c.req.param('id'))?.files?.[Number(c.req.param('index'))];
    if (!file) return missing(c);
    c.header('Content-Type', 'application/octet-stream');
    c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
    return c.body(Buffer.from(file.content, 'base64'));
  });
  app.all('*', (c) => missing(c));
  return app;
}
