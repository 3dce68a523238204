import type { Plugin } from 'vite';

/** Takes out of the document what is for its editors alone: the note for the formatter, and indentation. */
export function bareDocument(): Plugin {
  return {
    name: 'grow-bare-document',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // What stands in scripts and templates is on one line by now.
      handler: (html) =>
        html
          .replace('<!-- prettier-ignore -->', '')
          .replaceAll(/\n\s*</g, '<')
          .replaceAll(' />', '>'),
    },
  };
}
