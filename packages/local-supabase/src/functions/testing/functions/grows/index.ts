Deno.serve(() => {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => `${kept.length} ${index}`));
});
