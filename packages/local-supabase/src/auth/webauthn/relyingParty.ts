/** The site that keys are made for, as browsers and authenticators know it. */
export type RelyingParty = {
  /** The bare domain; browsers take "localhost", and no IP address. */
  id: string;
  /** What the browser shows while it asks. */
  name: string;
  /** The origins whose pages may ask. */
  origins: string[];
};

/** The relying party of a site; its name is the domain unless said otherwise. */
export function relyingPartyOf(siteUrl: string, name = ''): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, name: name || hostname, origins: [origin] };
}
