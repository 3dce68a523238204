/** Another process listens on the wanted port. */
export class PortTakenError extends Error {
  readonly code: 'PORT_TAKEN';
  readonly port: number;
}

export interface WebServerOptions {
  /** 0 takes a free port. */
  port: number;
  /** Built folder of the site. */
  siteDir: string;
  /** Built folder of connect. */
  connectDir: string;
  /** Backend address and publishable key, stamped into every document. */
  config: { supabaseUrl: string; supabaseKey: string; reportShare?: number };
  /** Binds this address only, instead of 127.0.0.1 and ::1. */
  host?: string;
}

export interface WebServer {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Serves both apps from one origin. @throws PortTakenError with code PORT_TAKEN */
export function startWebServer(options: WebServerOptions): Promise<WebServer>;
