/** The name of a request: verb and path, without what differs from one person to the next. */
export function callName(method: string, address: string): string {
  const path = new URL(address).pathname.replace(/^\/(rest|auth|storage|functions)\/v1\//, '$1 ');
  return `${method} ${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')}`;
}
