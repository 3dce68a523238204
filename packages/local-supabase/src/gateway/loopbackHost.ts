/** Whether a `Host` header names this machine: a page of a foreign name that was pointed here must not be answered. */
export function isLoopbackHost(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host.replace(/:\d+$/, '').toLowerCase());
}
