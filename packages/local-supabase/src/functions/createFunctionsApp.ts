import { join } from 'node:path';
import type { ConfigTable } from '../config/projectConfig';
import type { TokenVerdict } from '../tokens';
import { failureResponse, failures, idleTimeout, type PlatformFailure } from './answers';
import { functionsEnvironment, type FunctionsProject } from './environment';
import { forward, IdleTimeoutError } from './forward';
import { FunctionWorker } from './FunctionWorker';
import { findFunction, fingerprintOf } from './projectFunctions';
import type { RunningWorker } from './startWorker';
import { refusalOf } from './verifyJwt';

/** Milliseconds until an answer has to begin, as hosted. */
const IDLE_TIMEOUT = 150_000;
/** Milliseconds in which a process that is not stuck answers. */
const HEALTH_TIMEOUT = 10_000;
const PREFIX = '/functions/v1';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The functions service, and how to end it. */
export interface FunctionsApp {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** What the functions service is made of. */
export interface FunctionsOptions {
  /** The project's `supabase/functions`. */
  folder: string;
  /** Reads the project's config.toml. */
  readConfig: () => Promise<ConfigTable>;
  dataDir: string;
  project: FunctionsProject;
  /** `name:port` of the mail listener, which functions may reach. */
  mailHost?: string;
  verify: (token: string) => Promise<TokenVerdict>;
  log: (line: string) => void;
  /** Milliseconds until an answer has to begin. */
  idleTimeout?: number;
}

/** The functions of a hosted project below `/functions/v1`: the project's own files, run by Deno in a process apart. */
export function createFunctionsApp(options: FunctionsOptions): FunctionsApp {
  const { folder, readConfig, dataDir, project, verify, log, idleTimeout: limit = IDLE_TIMEOUT } = options;
  const worker = new FunctionWorker(async () => ({
    fingerprint: await fingerprintOf(folder),
    options: {
      folder,
      cacheFolder: join(dataDir, 'deno'),
      environment: await functionsEnvironment(folder, project),
      mailHost: options.mailHost,
      log,
    },
  }));

  async function run(request: Request, path: string): Promise<Response> {
    let running: RunningWorker;
    try {
      running = await worker.running();
    } catch (error) {
      log(`functions: ${error instanceof Error ? error.message : String(error)}`);
      return failureResponse(failures.bootError);
    }
    const headers = { 'x-router-secret': running.secret, ...forwardedHeaders(request) };
    try {
      const response = await forward(request, { port: running.port, path, headers, idleTimeout: limit });
      if (response.headers.has('x-boot-error')) return failureResponse(failures.bootError);
      worker.noteServed();
      if (response.status >= 500) response.headers.set('sb-error-code', 'EDGE_FUNCTION_ERROR');
      return response;
    } catch (error) {
      if (error instanceof IdleTimeoutError) {
        void killWhenStuck(running, Math.min(limit, HEALTH_TIMEOUT));
        return failureResponse(idleTimeout(limit));
      }
      return failureResponse(await failureOf(running));
    }
  }

  return {
    async fetch(request) {
      const url = new URL(request.url);
      const path = url.pathname.slice(PREFIX.length);
      const settings = await findFunction(folder, path.split('/')[1] ?? '', readConfig);
      if (settings === null) return served(failureResponse(failures.notFound));
      if (!METHODS.has(request.method)) return served(failureResponse(failures.methodNotAllowed));
      // A preflight carries no token; the function answers it itself.
      const refusal =
        settings.verifiesJwt && request.method !== 'OPTIONS' ? await refusalOf(request, verify) : null;
      return served(refusal ? failureResponse(refusal) : await run(request, path + url.search));
    },
    close: () => worker.close(),
  };
}

function forwardedHeaders(request: Request): Record<string, string> {
  const { host, protocol } = new URL(request.url);
  return {
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.replace(':', ''),
    'x-forwarded-for': '127.0.0.1',
  };
}

/** What the platform says about every answer: who gave it, and where. */
function served(response: Response): Response {
  response.headers.set('x-served-by', 'supabase-edge-runtime');
  response.headers.set('x-sb-edge-region', 'local');
  return response;
}

/** Why a connection broke: the process is given time to be seen ending. */
async function failureOf(running: RunningWorker): Promise<PlatformFailure> {
  const end = await Promise.race([running.ended, pause(1_000).then(() => running.end())]);
  return end === 'limit' ? failures.resourceLimit : failures.workerError;
}

/** A function that never gives the thread back blocks all others: then the process goes. */
async function killWhenStuck(running: RunningWorker, limit: number): Promise<void> {
  const health = new Request('http://localhost/_internal/health');
  const headers = { 'x-router-secret': running.secret };
  try {
    await forward(health, {
      port: running.port,
      path: '/_internal/health',
      headers,
      idleTimeout: limit,
    });
  } catch {
    running.kill('limit');
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
