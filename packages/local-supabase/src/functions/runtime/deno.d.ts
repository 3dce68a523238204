// The part of Deno's global object that the functions and their router use.

interface DenoServeOptions {
  hostname?: string;
  port?: number;
  onListen?: (address: { hostname: string; port: number }) => void;
  onError?: (error: unknown) => Response | Promise<Response>;
}

type DenoServeHandler = (request: Request, info: unknown) => Response | Promise<Response>;

declare const Deno: {
  args: string[];
  env: { get(name: string): string | undefined; delete(name: string): void };
  serve(handler: DenoServeHandler): unknown;
  serve(options: DenoServeOptions, handler: DenoServeHandler): unknown;
  stdout: { writeSync(bytes: Uint8Array): number };
};
