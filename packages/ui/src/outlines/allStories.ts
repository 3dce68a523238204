import type { StoryModule } from './sheet';

export const storyModules = import.meta.glob<StoryModule>('../*/*.stories.tsx');

/** The name of a component, by the path of its stories or of its outline. */
export const componentOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.stories\.tsx|\.json/, '') ?? '';

/** In px. */
export const widths = [390, 1440];

/** A day in week five, as in the samples. */
export const today = new Date('2024-12-05T12:00:00+01:00');
