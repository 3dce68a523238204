/** The header that names the error's code; what a header cannot hold is left out. */
export function proxyStatus(code: string): string {
  return `PostgREST; error=${code.replace(/[^\x20-\x7e]/g, '')}`;
}
