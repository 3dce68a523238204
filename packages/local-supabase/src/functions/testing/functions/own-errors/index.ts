Deno.serve({ onError: () => new Response('worded by the function', { status: 502 }) }, () => {
  throw new Error('thrown inside the handler');
});
