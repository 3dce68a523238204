/** What a browser sees at the backend's own address. */
export function frontPage(url: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>local Supabase</title>
<h1>A local project</h1>
<p>It stands in for a hosted project during development, tests and demos. It is never for production.</p>
<ul>
<li>${url}/rest/v1: tables, views and functions</li>
<li>${url}/auth/v1: sign-up, sign-in and sessions</li>
<li>${url}/storage/v1: files</li>
<li>${url}/realtime/v1: broadcast, presence and changes of tables, by WebSocket</li>
<li><a href="/mailbox">${url}/mailbox</a>: every mail it would have sent</li>
</ul>
</html>
`;
}
