Deno.serve(() => {
  for (;;) Math.random();
});
