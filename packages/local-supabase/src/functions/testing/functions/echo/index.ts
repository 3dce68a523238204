import { word } from '../_shared/index.ts';

const names = [
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SECRET_KEYS',
  'SB_REGION',
  'PATH',
  'HOME',
  'LOCAL_ROUTER_SECRET',
];

Deno.serve(async (request) => {
  const url = new URL(request.url);
  return Response.json(
    {
      word,
      method: request.method,
      host: url.host,
      path: url.pathname,
      query: url.search,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
      env: Object.fromEntries(names.map((name) => [name, Deno.env.get(name) ?? null])),
    },
    { headers: { 'x-own-header': 'kept', 'access-control-allow-origin': 'https://app.example' } },
  );
});
