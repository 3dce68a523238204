import type { Plugin } from 'vite';

/** `/connect` is the dashboard's address; the development server only knows its base with a slash. */
export function openWithoutSlash(): Plugin {
  return {
    name: 'grow-open-without-slash',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/connect(?=$|\?)/, '/connect/');
        next();
      });
    },
  };
}
