// The post of the functions, sending to a mail server of a test.
import { openPost, type Post } from '../../supabase/functions/_shared/post.ts';

// What functions have of Deno here: the post asks it for settings alone.
declare global {
  const Deno: { readonly env: { get(name: string): string | undefined } };
}

/** Opens it; `close` takes the settings away again. */
export function postTo({ port }: { readonly port: number }): Post {
  const settings: Record<string, string> = {
    GROW_SMTP_HOST: '127.0.0.1',
    GROW_SMTP_PORT: String(port),
    GROW_SMTP_SENDER: 'grow@localhost',
  };
  (globalThis as unknown as { Deno: unknown }).Deno = { env: { get: (name: string) => settings[name] } };
  const post = openPost();
  return {
    ...post,
    close() {
      post.close();
      delete (globalThis as unknown as { Deno?: unknown }).Deno;
    },
  };
}
