Deno.serve(() => {
  throw new Error('thrown inside the handler');
});
