// One sheet per component: all its stories one below the other, at rest.
import { composeStories } from '@storybook/react';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { userEvent, within } from 'storybook/test';
import { commands, page } from 'vitest/browser';

/** A file of stories. */
export type StoryModule = Parameters<typeof composeStories>[0];

type ComposedStory = ComponentType & {
  play?: (context: object) => Promise<void> | void;
};
type Stories = Record<string, ComposedStory>;

/** What is shown together, by the name of its outline below the component. */
export interface Sheet {
  name: string;
  show: () => Promise<void>;
}

/** px that the window is high before a sheet has told how high it is. */
const windowHeights: Record<number, number> = { 390: 844, 1440: 900 };

/** Makes frame and window equally large, so that a px of the frame is one of a picture. */
const setSize = async (width: number, height: number) => {
  await commands.setWindowSize(width, height);
  await page.viewport(width, height);
};

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));

/** Resolves once what measures itself has drawn anew: nothing has changed for three rounds. */
const quiet = async () => {
  for (let before = '', rounds = 0; rounds < 3; rounds += 1) {
    await twoFrames();
    const now = document.body.innerHTML;
    if (now !== before) rounds = 0;
    before = now;
  }
};

/** Resolves once fonts and pictures are there and nothing draws any more. */
const settle = async () => {
  // The fallback faces are system fonts, which a machine may not have.
  const own = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(own.map((face) => face.load()));
  // One that is loaded lazily would be waited for for ever below the window.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await quiet();
};

const clear = () => {
  cleanup();
  document.body.replaceChildren();
};

/** Speaks of the whole window, or closes when another opens. */
const wantsThePage = (element: Element) =>
  getComputedStyle(element).position === 'fixed' ||
  element.matches(':modal, :popover-open, [aria-expanded="true"]');

const isPageWanted = () => [...document.querySelectorAll('[data-story] *')].some(wantsThePage);

const mount = async (stories: Stories, width: number) => {
  clear();
  await setSize(width, windowHeights[width] ?? 900);
  for (const [name, Story] of Object.entries(stories)) {
    const frame = document.createElement('div');
    frame.dataset.story = name;
    frame.style.padding = '16px';
    document.body.append(frame);
    render(<Story />, { container: frame });
  }
};

const play = async (stories: Stories) => {
  for (const [name, Story] of Object.entries(stories)) {
    const canvasElement = document.querySelector<HTMLElement>(`[data-story='${name}']`);
    if (canvasElement) await Story.play?.({ canvasElement, canvas: within(canvasElement), userEvent });
  }
  await settle();
};

const growWindowTo = async (width: number) => {
  const height = document.documentElement.scrollHeight;
  await setSize(width, height);
  await settle();
  return document.documentElement.scrollHeight === height;
};

/** The sheets of a component: one of all its stories, or one of each where a story wants the page for itself. */
export async function sheetsOf(module: StoryModule, width: number): Promise<Sheet[]> {
  const stories = composeStories(module) as Stories;
  const showTogether = async () => {
    await mount(stories, width);
    if (isPageWanted()) return false;
    await play(stories);
    return !isPageWanted() && growWindowTo(width);
  };
  if (await showTogether()) return [{ name: 'all', show: () => Promise.resolve() }];
  return Object.entries(stories).map(([name, Story]) => ({
    name,
    show: async () => {
      await mount({ [name]: Story }, width);
      await play({ [name]: Story });
    },
  }));
}
