import type { Row } from './row';

/** Where the pictures of stories lie, below the built folder. */
export const storyPictureFolder = 'stories';

const OBJECT = /^[\w-]+(\/[\w-]+)*\.jpg$/;

/** The file of the site that a picture of a story becomes; the same object is always the same bytes. @throws Error for another kind of name */
export function storyPictureFile(object: string): string {
  if (!OBJECT.test(object)) throw new Error(`stories.pictures: ${object} is no picture`);
  return object.replaceAll('/', '-');
}

/** The names of all pictures in rows of `showcase_stories()`, each once. */
export function picturesOfStories(rows: readonly Row[]): string[] {
  const pictures = rows.flatMap(({ content }) => {
    const list = (content as { pictures?: unknown } | null)?.pictures;
    return Array.isArray(list) ? (list as { object?: unknown }[]) : [];
  });
  return [...new Set(pictures.flatMap(({ object }) => (typeof object === 'string' ? [object] : [])))];
}
