import { switchAt, tableAt, textAt, type ConfigTable } from '../../config/projectConfig';
import { createGithubProvider } from './github';
import { createOidcProvider } from './oidc';
import { googleProfile, linkedinProfile } from './profiles';
import {
  providerNames,
  type Provider,
  type ProviderCredentials,
  type ProviderName,
  type Providers,
} from './provider';

/** Where a provider answers, when it is not at home; tests and the stand-in say so. */
export type ProviderPlaces = Partial<Record<ProviderName, string>>;

const homes = { google: 'https://accounts.google.com', linkedin_oidc: 'https://www.linkedin.com/oauth' };

/** A provider by its name. */
export function createProvider(
  name: ProviderName,
  credentials: ProviderCredentials,
  { place, clock }: { place?: string | undefined; clock: () => Date },
): Provider {
  const scopes = ['openid', 'email', 'profile'];
  switch (name) {
    case 'google':
      return createOidcProvider({
        ...credentials,
        issuer: place ?? homes.google,
        scopes,
        profileOf: googleProfile,
        clock,
      });
    case 'linkedin_oidc':
      return createOidcProvider({
        ...credentials,
        issuer: place ?? homes.linkedin_oidc,
        scopes,
        profileOf: linkedinProfile,
        clock,
      });
    case 'github':
      return createGithubProvider({ ...credentials, url: place ?? '' });
  }
}

/** A provider's credentials in `[auth.external.<name>]`, or null while it is off or they are missing. */
function credentialsIn(config: ConfigTable, name: ProviderName): ProviderCredentials | null {
  const table = tableAt(config, `auth.external.${name}`);
  const clientId = textAt(table, 'client_id');
  const clientSecret = textAt(table, 'secret');
  if (switchAt(table, 'enabled') !== true || clientId === '' || clientSecret === '') return null;
  return { clientId, clientSecret };
}

/**
 * The providers that the settings switch on. With a stand-in, it takes the place of those that have no credentials, so
 * that every button on the login page leads somewhere.
 */
export function createProviders(
  config: ConfigTable,
  options: {
    clock?: () => Date;
    places?: ProviderPlaces;
    standIn?: { credentials: ProviderCredentials; placeOf: (name: ProviderName) => string } | undefined;
  } = {},
): Providers {
  const { standIn, places = {}, clock = () => new Date() } = options;
  const providers = new Map<string, Provider>();
  for (const name of providerNames) {
    const credentials = credentialsIn(config, name);
    const url = textAt(tableAt(config, `auth.external.${name}`), 'url');
    const place = places[name] ?? (name === 'github' && url !== '' ? url : undefined);
    if (credentials) providers.set(name, createProvider(name, credentials, { place, clock }));
    else if (standIn) {
      const stand = { place: standIn.placeOf(name), clock };
      providers.set(name, createProvider(name, standIn.credentials, stand));
    }
  }
  return providers;
}
