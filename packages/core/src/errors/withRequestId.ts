/** The header by which a hosted project, its functions and the local backend name a request. */
const REQUEST_ID_HEADER = 'sb-request-id';
const REQUEST_ID = /^[\w-]{8,64}$/;
/** The sentence of a failure, as every service words it, up to its closing quote. */
const SENTENCE = /"(?:message|msg)":\s*"(?:[^"\\]|\\.)*/;

/**
 * The JSON of a failed answer with the id of its request in the sentence: the clients of the library keep of a failure its
 * sentence and drop the headers. `toAppError` takes it out again. What has no sentence stays as it is.
 */
export function withRequestId(text: string, headers: Headers): string {
  const id = headers.get(REQUEST_ID_HEADER) ?? '';
  return REQUEST_ID.test(id) ? text.replace(SENTENCE, (sentence) => `${sentence} [request ${id}]`) : text;
}

/** A failed answer with the id of its request in its words. */
export async function nameRequest(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  return new Response(withRequestId(await answer.text(), headers), { status, statusText, headers });
}
