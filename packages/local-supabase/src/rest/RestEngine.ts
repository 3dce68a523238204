import type { RequestIdentity } from '../gateway/identity';

/** Answers `/rest/v1` the way PostgREST does. The gateway has verified the identity; the engine trusts it. */
export interface RestEngine {
  /** Runs one request as the identity's role, with its claims, in one transaction. Never rejects for a query's own fault. */
  handle(request: Request, identity: RequestIdentity): Promise<Response>;
  /** Ends the database connections. */
  close(): Promise<void>;
}
