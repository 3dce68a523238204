import type { JsonObject } from '../tokens';
import type { FactorSummary, IdentityRow, UserRow } from './users';

const given = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

const iso = (text: string) => new Date(text).toISOString();

function identityJson(identity: IdentityRow): JsonObject {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...given({ last_sign_in_at: identity.last_sign_in_at && iso(identity.last_sign_in_at) }),
    created_at: iso(identity.created_at),
    updated_at: iso(identity.updated_at),
    ...given({ email: identity.email }),
  };
}

/** A second factor as the API shows it. */
export function factorJson(factor: FactorSummary): JsonObject {
  return {
    id: factor.id,
    created_at: iso(factor.created_at),
    updated_at: iso(factor.updated_at),
    status: factor.status,
    ...given({ friendly_name: factor.friendly_name, web_authn_aaguid: factor.web_authn_aaguid }),
    factor_type: factor.factor_type,
    phone: factor.phone ?? '',
    last_challenged_at: factor.last_challenged_at && iso(factor.last_challenged_at),
  };
}

/** A person as the API shows them: no hash and no token, and times that never happened left out. */
export function userJson(user: UserRow): JsonObject {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...given({
      email_confirmed_at: user.email_confirmed_at,
      invited_at: user.invited_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    ...(user.factors.length > 0 ? { factors: user.factors.map(factorJson) } : {}),
    identities: user.identities.map(identityJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}
