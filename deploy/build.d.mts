export interface DeploymentOptions {
  /** Built folder by the name of its app, `site` or `connect`. */
  apps: Record<string, string>;
  /** Where to write. */
  out: string;
  /** Where `out` will lie on the serving machine. */
  root: string;
  config: { supabaseUrl: string; supabaseKey: string; reportShare?: number };
  place: { listen: string; serverName: string; certificate?: string; certificateKey?: string };
}

/** Writes the folders of the named apps and the configuration of nginx, grow.conf. */
export function buildDeployment(options: DeploymentOptions): Promise<void>;
