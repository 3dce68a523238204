import type { JWTPayload } from 'jose';
import type { JsonObject } from '../../tokens';
import type { ProviderEmail, ProviderProfile } from './provider';
import { textIn } from './requests';

const given = (fields: Record<string, string>): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

function emailOf(claims: JsonObject): ProviderEmail[] {
  const email = textIn(claims, 'email');
  const verified = claims['email_verified'];
  // LinkedIn has sent the text "true".
  return email === ''
    ? []
    : [{ email, isVerified: verified === true || verified === 'true', isPrimary: true }];
}

/** Google's ID token, by the names a hosted project stores. */
export function googleProfile(claims: JWTPayload): ProviderProfile {
  const sub = textIn(claims, 'sub');
  const name = textIn(claims, 'name');
  const picture = textIn(claims, 'picture');
  const domain = textIn(claims, 'hd');
  return {
    subject: sub,
    emails: emailOf(claims),
    claims: {
      ...given({ iss: textIn(claims, 'iss'), sub, name, picture, full_name: name, avatar_url: picture }),
      ...(domain === '' ? {} : { custom_claims: { hd: domain } }),
      provider_id: sub,
    },
  };
}

/** LinkedIn's ID token, by the names a hosted project stores. */
export function linkedinProfile(claims: JWTPayload): ProviderProfile {
  const sub = textIn(claims, 'sub');
  const givenName = textIn(claims, 'given_name');
  const familyName = textIn(claims, 'family_name');
  return {
    subject: sub,
    emails: emailOf(claims),
    claims: given({
      iss: textIn(claims, 'iss'),
      sub,
      name: `${givenName} ${familyName}`.trim(),
      given_name: givenName,
      family_name: familyName,
      locale: textIn(claims, 'locale'),
      picture: textIn(claims, 'picture'),
      provider_id: sub,
    }),
  };
}

/** GitHub's account and addresses, by the names a hosted project stores. */
export function githubProfile(apiUrl: string, user: JsonObject, addresses: JsonObject[]): ProviderProfile {
  const subject = typeof user['id'] === 'number' ? String(user['id']) : '';
  const name = textIn(user, 'name');
  const login = textIn(user, 'login');
  const emails = addresses.map((address) => ({
    email: textIn(address, 'email'),
    isVerified: address['verified'] === true,
    isPrimary: address['primary'] === true,
  }));
  return {
    subject,
    emails: emails.filter(({ email }) => email !== ''),
    claims: given({
      iss: apiUrl,
      sub: subject,
      name,
      preferred_username: login,
      full_name: name,
      user_name: login,
      avatar_url: textIn(user, 'avatar_url'),
      provider_id: subject,
    }),
  };
}
