/** The request that a failure names. By its shape: the error's class comes with the backend's client. */
export function requestIdOf(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null || !('requestId' in failure)) return undefined;
  const { requestId } = failure;
  return typeof requestId === 'string' ? requestId : undefined;
}
