/** An nginx of this machine, or null. */
export const nginxPath: string | null;

export function freePort(): Promise<number>;

/** Checks the configuration with `nginx -t`, then serves it on loopback until it is stopped. */
export function startNginx(
  folder: string,
  growConf: string,
  port: number,
): Promise<{ port: number; stop(): Promise<void> }>;
