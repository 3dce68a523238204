// Runs in Deno, one process for all functions of the project: loads each function on its first call and hands requests
// on, as the hosted runtime does. Only the gateway talks to it, and proves that with a secret.
// Arguments: the address of the functions' folder, the port. Environment: what functions see, and LOCAL_ROUTER_SECRET.

interface LoadedFunction {
  handler: DenoServeHandler;
  onError: ((error: unknown) => Response | Promise<Response>) | undefined;
}

const folder = Deno.args[0] ?? '';
const secret = Deno.env.get('LOCAL_ROUTER_SECRET') ?? '';
Deno.env.delete('LOCAL_ROUTER_SECRET');
// Deno makes one up for its own sake; hosted functions have none.
Deno.env.delete('PATH');
const openServer = Deno.serve.bind(Deno);
const loaded = new Map<string, Promise<LoadedFunction>>();
let registered: LoadedFunction | null = null;
let loading: Promise<unknown> = Promise.resolve();

// A function says `Deno.serve(handler)`, with or without options, and no port is opened for it.
Object.assign(Deno, {
  serve(first: DenoServeHandler | DenoServeOptions, second?: DenoServeHandler): unknown {
    const options = typeof first === 'function' ? {} : first;
    const handler = typeof first === 'function' ? first : second;
    if (handler) registered = { handler, onError: options.onError };
    return {
      finished: new Promise(() => undefined),
      shutdown: () => Promise.resolve(),
      ref() {},
      unref() {},
    };
  },
});
Object.assign(globalThis, {
  EdgeRuntime: {
    /** Work that goes on after the answer. */
    waitUntil(work: Promise<unknown>): void {
      work.catch((error: unknown) => console.error(error));
    },
  },
});

/** Functions are loaded one after the other: whoever registers meanwhile is the one being loaded. */
function load(name: string): Promise<LoadedFunction> {
  const known = loaded.get(name);
  if (known) return known;
  const work = loading.then(async () => {
    registered = null;
    const module = (await import(`${folder}${name}/index.ts`)) as { default?: { fetch?: DenoServeHandler } };
    const found: LoadedFunction | null =
      registered ??
      (typeof module.default?.fetch === 'function'
        ? { handler: module.default.fetch, onError: undefined }
        : null);
    if (!found) throw new Error(`The function ${name} serves nothing: it never called Deno.serve`);
    return found;
  });
  loading = work.catch(() => undefined);
  loaded.set(name, work);
  return work;
}

async function answer(request: Request, info: unknown): Promise<Response> {
  if (request.headers.get('x-router-secret') !== secret) return new Response(null, { status: 403 });
  const path = new URL(request.url).pathname;
  if (path === '/_internal/health') return new Response(null, { status: 204 });
  const headers = new Headers(request.headers);
  headers.delete('x-router-secret');
  let called: LoadedFunction;
  try {
    called = await load(path.split('/')[1] ?? '');
  } catch (error) {
    console.error(error);
    return new Response(null, { status: 503, headers: { 'x-boot-error': '1' } });
  }
  try {
    return await called.handler(new Request(request, { headers }), info);
  } catch (error) {
    if (called.onError) return called.onError(error);
    console.error(error);
    return new Response('Internal Server Error', { status: 500 });
  }
}

openServer(
  {
    hostname: '127.0.0.1',
    port: Number(Deno.args[1]),
    // The first line of this process: functions are loaded later.
    onListen: ({ port }) => Deno.stdout.writeSync(new TextEncoder().encode(`listening ${port}\n`)),
  },
  answer,
);
