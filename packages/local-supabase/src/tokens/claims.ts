/** The database roles a token may ask for. A token naming any other role would act as that role, up to superuser. */
const tokenRoles = ['anon', 'authenticated', 'service_role'] as const;

/** A database role that requests run as. */
export type TokenRole = (typeof tokenRoles)[number];

/** How a person proved who they are: the method and when, in seconds since 1970. */
export type AmrEntry = { method: string; timestamp: number };

/** JSON as it stands in metadata columns and claims. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object: no list, no null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a verified access token says, in the hosted service's claim names. Times are seconds since 1970. */
export type Claims = {
  iss: string;
  aud: string;
  role: TokenRole;
  exp: number;
  iat: number;
  sub?: string;
  email?: string;
  phone?: string;
  session_id?: string;
  aal?: string;
  amr?: AmrEntry[];
  is_anonymous?: boolean;
  app_metadata?: JsonObject;
  user_metadata?: JsonObject;
} & JsonObject;

/** Says whether a value is one of the roles that tokens may carry. */
export function isTokenRole(value: unknown): value is TokenRole {
  return tokenRoles.some((role) => role === value);
}
