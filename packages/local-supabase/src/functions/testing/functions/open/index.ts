export default {
  fetch: (request: Request): Response => new Response(`open to ${request.method}`),
};
