// Tries everything that a function may not do, and tells what stopped it.
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): void;
  readTextFile(path: string): Promise<string>;
  writeTextFile(path: string, text: string): Promise<void>;
  Command: new (name: string) => { output(): Promise<unknown> };
};
export {};

const foreignModule: string = 'https://modules.example/module.ts';

async function tryTo(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'allowed';
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

Deno.serve(async (request) => {
  const { file, hosts } = (await request.json()) as { file: string; hosts: string[] };
  const reached = await Promise.all(
    hosts.map(async (host): Promise<[string, string]> => [host, await tryTo(() => fetch(host))]),
  );
  return Response.json({
    read: await tryTo(() => Deno.readTextFile(file)),
    write: await tryTo(() => Deno.writeTextFile(file, 'changed')),
    run: await tryTo(() => new Deno.Command('/bin/true').output()),
    import: await tryTo(() => import(foreignModule)),
    ...Object.fromEntries(reached),
  });
});
