Deno.serve(() => {
  // Nobody awaits it, so the process ends with it.
  void Promise.reject(new Error('nobody caught this'));
  return new Promise<Response>(() => undefined);
});
