import { holdsTooMany } from '../gateway/holdsTooMany';
import { storageErrors } from './StorageError';

/** A JSON body that is an object. @throws StorageError InvalidRequest, EntityTooLarge */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (holdsTooMany(text, 'json')) throw storageErrors.tooManyValues();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw storageErrors.invalidRequest('The body must be a JSON object');
}
