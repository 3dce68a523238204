/** What a redirect tells the page it leads to. */
export type Landing = { query?: Record<string, string>; fragment?: Record<string, string> };

const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
};

/** The word of OAuth for a status; undefined where it has none. */
export const oauthErrorOf = (status: number): string | undefined => oauthErrors[status];

/** An address with what is told in its query and its fragment; `sb` says which service it comes from. */
export function landingAt(target: URL, { query = {}, fragment }: Landing): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (fragment) url.hash = new URLSearchParams({ ...fragment, sb: '' }).toString();
  return url.href;
}
