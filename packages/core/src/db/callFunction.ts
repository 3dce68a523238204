import { functionError } from '../errors/functionError';
import type { GrowSupabase } from './growSupabase';

/** Calls a function of the project with a JSON body; resolves to what it answered. @throws AppError */
export async function callFunction(
  client: GrowSupabase,
  name: string,
  body: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const answer: { data: unknown; error: unknown } = await client.functions.invoke(name, {
    body: { ...body },
  });
  if (answer.error !== null) throw await functionError(answer.error);
  return answer.data;
}
