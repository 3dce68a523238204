import { Hono } from 'hono';
import type { ApiKeys } from '../keys';
import type { RestEngine } from '../rest/RestEngine';
import { MAX_OBJECT_BYTES } from '../storage/uploadBody';
import type { TokenVerdict } from '../tokens';
import {
  foreignHostAnswer,
  invalidKeyAnswer,
  missingKeyAnswer,
  refusedTokenAnswer,
  secretKeyInBrowserAnswer,
  unknownPathAnswer,
} from './answers';
import { cors } from './cors';
import { frontPage } from './frontPage';
import { limitBody } from './limitBody';
import type { Peer } from './listen';
import { isLoopbackHost } from './loopbackHost';
import { nameRequests } from './requestId';
import { resolveCaller, type Caller, type RequestIdentity } from './identity';

/** What a service behind the gateway finds in its context. */
export interface GatewayVariables {
  /** Who the request acts as; for a refused token, who it would be with its key alone. */
  identity: RequestIdentity;
  caller: Caller;
}

type GatewayTypes = { Variables: GatewayVariables; Bindings: Partial<Peer> };

/** A gateway that is called directly, without a connection, knows no address. */
const addressIn = (bindings: Partial<Peer> | undefined) => bindings?.address;

/** A service the gateway mounts; its paths start with its prefix. */
export interface Service {
  fetch(
    request: Request,
    bindings?: { identity: RequestIdentity; caller: Caller; address?: string | undefined },
  ): Response | Promise<Response>;
}

/** What the gateway stands in front of. */
export interface GatewayParts {
  url: string;
  keys: ApiKeys;
  verify: (token: string) => Promise<TokenVerdict>;
  rest: RestEngine;
  auth: Service;
  storage: Service;
  /** The HTTP side; WebSockets come in by `createUpgrade`. */
  realtime: Service;
  functions: Service;
  mailbox: Service;
  /** The provider that stands in for real ones, where it was asked for. */
  standIn?: Service | undefined;
  log: (line: string) => void;
}

const MEGABYTE = 1024 * 1024;
/** Largest bodies in bytes; storage takes its largest object and the form around it, so that it can refuse in its own words. */
const BODY_LIMITS = {
  rest: 10 * MEGABYTE,
  auth: MEGABYTE,
  storage: MAX_OBJECT_BYTES + 2 * MEGABYTE,
  functions: 10 * MEGABYTE,
  realtime: 5 * MEGABYTE,
};
/** Links from e-mails, redirects of providers, public keys: opened by a browser that carries no key. */
const KEYLESS_AUTH_PATH = /^\/auth\/v1\/(?:verify|authorize|callback|health|\.well-known\/.+)$/;

/** The gateway to the local backend: checks host, key and token, then hands over to the service that owns the path. */
export function createGateway(parts: GatewayParts): Hono<GatewayTypes> {
  const app = new Hono<GatewayTypes>();
  app.use(nameRequests(parts.log));
  app.use(async (context, next) => {
    if (!isLoopbackHost(context.req.header('host') ?? new URL(context.req.url).host))
      return foreignHostAnswer();
    await next();
  });
  // Not the mailbox: its mails hold login links, which no page of another origin may read.
  // Nor the functions: as hosted, each answers preflights itself.
  app.use('/:service{rest|auth|storage|realtime}/v1/*', cors);
  app.use('/rest/v1/*', limitBody(BODY_LIMITS.rest));
  app.use('/auth/v1/*', limitBody(BODY_LIMITS.auth));
  app.use('/storage/v1/*', limitBody(BODY_LIMITS.storage));
  app.use('/realtime/v1/*', limitBody(BODY_LIMITS.realtime));
  app.use('/functions/v1/*', limitBody(BODY_LIMITS.functions));
  app.use('/stand-in/*', limitBody(BODY_LIMITS.auth));
  app.use('/:service{rest|auth|storage|realtime}/v1/*', async (context, next) => {
    const caller = await resolveCaller(context.req.raw, parts.keys, parts.verify);
    const refusal = refusalOf(caller, context.req.path);
    if (refusal !== null) return refusal;
    context.set('caller', caller);
    context.set('identity', 'identity' in caller ? caller.identity : { role: 'anon', claims: null });
    await next();
  });
  app.all('/rest/v1/*', (context) => parts.rest.handle(context.req.raw, context.var.identity));
  app.all('/auth/v1/*', (context) =>
    parts.auth.fetch(context.req.raw, { ...context.var, address: addressIn(context.env) }),
  );
  app.all('/storage/v1/*', (context) => parts.storage.fetch(context.req.raw, context.var));
  app.all('/functions/v1/*', (context) => parts.functions.fetch(context.req.raw));
  app.all('/realtime/v1/*', (context) => parts.realtime.fetch(context.req.raw, context.var));
  const { standIn } = parts;
  if (standIn) app.all('/stand-in/*', (context) => standIn.fetch(context.req.raw));
  app.all('/mailbox/*', (context) => parts.mailbox.fetch(context.req.raw));
  app.get('/', (context) => context.html(frontPage(parts.url)));
  app.notFound((context) => unknownPathAnswer(context.req.path));
  // What was thrown is logged with the request's name, see nameRequests.
  app.onError(() =>
    Response.json({ code: 'unexpected_failure', message: 'The local backend failed.' }, { status: 500 }),
  );
  return app;
}

/**
 * What the gateway itself refuses; auth, storage and realtime word the refusal of a token, and storage that of a
 * missing key, themselves.
 */
function refusalOf(caller: Caller, path: string): Response | null {
  const isRest = path.startsWith('/rest/');
  switch (caller.kind) {
    case 'known':
      return null;
    case 'missingKey':
      return path.startsWith('/storage/') || KEYLESS_AUTH_PATH.test(path) ? null : missingKeyAnswer();
    case 'invalidKey':
      return invalidKeyAnswer();
    case 'secretKeyInBrowser':
      return secretKeyInBrowserAnswer();
    case 'refusedToken':
      return isRest ? refusedTokenAnswer(caller.reason) : null;
  }
}
