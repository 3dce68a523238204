import type { JsonObject } from '../../tokens';

/** The providers that people may come by, in the hosted names. */
export const providerNames = ['google', 'github', 'linkedin_oidc'] as const;

/** One of them. */
export type ProviderName = (typeof providerNames)[number];

/** An address as a provider knows it. */
export type ProviderEmail = { email: string; isVerified: boolean; isPrimary: boolean };

/** Who somebody is at a provider. */
export type ProviderProfile = {
  /** The person's id there, which never changes. */
  subject: string;
  emails: ProviderEmail[];
  /** What is told about the person, by the hosted names; it becomes the identity's data. */
  claims: JsonObject;
};

/** What a provider answers for a code: its tokens, and whose they are. */
export type ProviderGrant = { accessToken: string; refreshToken: string; profile: ProviderProfile };

/** What the way to a provider's consent needs to say. */
export type ConsentRequest = {
  state: string;
  /** Where the provider sends the person back to. */
  callbackUrl: string;
  /** Scopes on top of the provider's own, separated by commas or spaces. */
  scopes: string;
  /** Further parameters, such as `prompt` or `login_hint`. */
  parameters: Record<string, string>;
};

/** A service that people have an account with already. */
export type Provider = {
  /** Where to ask the person. @throws ProviderError */
  consentUrl(request: ConsentRequest): Promise<URL>;
  /** Who gave the consent that a code stands for. @throws ProviderError */
  redeem(code: string, callbackUrl: string): Promise<ProviderGrant>;
};

/** The providers that are switched on. */
export type Providers = ReadonlyMap<string, Provider>;

/** What a provider's client is made of. */
export type ProviderCredentials = { clientId: string; clientSecret: string };

/** A provider that did not keep to its protocol, or could not be reached. */
export class ProviderError extends Error {
  constructor(
    /** What was being done: finding the provider, exchanging the code, or reading the profile. */
    readonly step: 'discovery' | 'exchange' | 'profile',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ProviderError';
  }
}
