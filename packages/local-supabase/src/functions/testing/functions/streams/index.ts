Deno.serve((request) => {
  if (new URL(request.url).pathname === '/streams/redirect') {
    return new Response(null, { status: 303, headers: { location: 'https://elsewhere.example/' } });
  }
  return new Response(request.body, { headers: { 'content-type': 'application/octet-stream' } });
});
