/** The header by which a hosted project, its functions and the local backend name a request. */
const REQUEST_ID_HEADER = 'sb-request-id';
const REQUEST_ID = /^[\w-]{8,64}$/;

/** What the backend's logs know of the failed request; undefined where the answer does not say, or no page may read it. */
function requestIdOf(headers: Headers): string | undefined {
  const id = headers.get(REQUEST_ID_HEADER) ?? '';
  return REQUEST_ID.test(id) ? id : undefined;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The text of a failed answer with the id of its request in the sentence: the clients of the library keep of a failure its
 * sentence and drop the headers. `toAppError` takes it out again.
 */
export function withRequestId(text: string, status: number, headers: Headers): string {
  const id = status >= 500 ? requestIdOf(headers) : undefined;
  if (id === undefined) return text;
  const body = parsed(text);
  if (body === undefined) return `${text} [request ${id}]`.trim();
  const field =
    ['message', 'msg', 'error_description'].find((name) => typeof body[name] === 'string') ?? 'message';
  const said = body[field];
  const sentence = typeof said === 'string' ? said : '';
  return JSON.stringify({ ...body, [field]: `${sentence} [request ${id}]`.trim() });
}
