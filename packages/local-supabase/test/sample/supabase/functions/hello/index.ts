Deno.serve(async (request) => {
  const { name = 'world' } = (await request.json().catch(() => ({}))) as { name?: string };
  return Response.json({ hello: name });
});
