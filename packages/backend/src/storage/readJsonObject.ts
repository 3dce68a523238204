import { storageErrors } from './StorageError';

/** A JSON body that is an object. @throws StorageError InvalidRequest */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.json();
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw storageErrors.invalidRequest('The body must be a JSON object');
}
