// A change of theme is a change of CSS variables: the page looks otherwise, and React renders nothing for it.
import { composeStories } from '@storybook/react';
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { GlobalStyle, useTheme } from '.';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>(['../*/*.stories.tsx', '!../foundations/*'], { eager: true });

/** Pictures that load or break and containers that are measured make React render once more, theme or not. */
const settle = async () => {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise((resolve) => setTimeout(resolve, 100));
};

/** Renders a tree in dark, flips to light, and says how often React committed for that, and whether paint changed. */
const flip = async (tree: React.ReactNode) => {
  document.documentElement.dataset.theme = 'dark';
  let commits = 0;
  const { container } = render(
    <Profiler id="tree" onRender={() => (commits += 1)}>
      <GlobalStyle />
      {tree}
    </Profiler>,
  );
  const ground = () => getComputedStyle(document.body).backgroundColor;
  await act(settle);
  const before = { commits, ground: ground(), html: container.innerHTML };
  await act(async () => {
    document.documentElement.dataset.theme = 'light';
    // Observers of the attribute are told before a timer runs.
    await new Promise((resolve) => setTimeout(resolve));
  });
  return {
    mounts: before.commits,
    commits: commits - before.commits,
    isRepainted: ground() !== before.ground,
    isSameMarkup: container.innerHTML === before.html,
  };
};

afterEach(cleanup);

/** All parts of the kit in the full run, one of five in the gate: they share what themes are made of. */
const asked = Object.entries(modules).filter((_module, index) => inject('isFull') || index % 5 === 0);

describe('a change of theme', () => {
  it.each(asked)('renders nothing anew in %s', async (_path, module) => {
    const stories = Object.entries(composeStories(module) as Record<string, ComponentType>);
    const found = await flip(stories.map(([name, Story]) => <Story key={name} />));
    expect(found.mounts).toBeGreaterThan(0);
    expect(found).toMatchObject({ commits: 0, isRepainted: true, isSameMarkup: true });
  });

  it('would be noticed', async () => {
    const Follower = () => <p>{useTheme()[0]}</p>;
    expect(await flip(<Follower />)).toMatchObject({ commits: 1, isSameMarkup: false });
  });
});
