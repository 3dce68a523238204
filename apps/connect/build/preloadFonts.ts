import type { Plugin } from 'vite';
// By its file: the configuration is run by Node, which reads no package of TypeScript sources.
import { preloadFonts as firstFonts } from '../../../packages/ui/src/fonts/preloadFonts';

/** The first text is set in two faces: their latin subsets are asked for together with the page. */
export function preloadFonts(): Plugin {
  return {
    name: 'grow-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => firstFonts.some((font) => file.includes(`/${font.file}`)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/connect/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          }));
      },
    },
  };
}
