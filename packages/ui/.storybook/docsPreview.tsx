// What only Storybook's pages need: tests of the stories compose them without.
import {
  Controls,
  Description,
  DocsContainer,
  DocsContext,
  DocsStory,
  Subtitle,
  Title,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import './docs.css';
import { growThemeOf } from './growTheme';

/** A docs page in the theme that the toolbar gives to its stories. */
const GrowDocsContainer = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const [first] = context.componentStories();
  const [globals, setGlobals] = useState<Record<string, unknown>>(() =>
    first ? (context.getStoryContext(first).globals as Record<string, unknown>) : {},
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (update: { globals: Record<string, unknown> }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return (
    <DocsContainer context={context} theme={growThemeOf(globals)}>
      {children}
    </DocsContainer>
  );
};

/** Every state once, side by side where the component is narrow. */
const States = () => {
  const stories = useContext(DocsContext).componentStories();
  const isNarrow = stories.some((story) => {
    const { docs } = story.parameters as { docs?: { isNarrow?: boolean } };
    return docs?.isNarrow === true;
  });
  return (
    <div className="grow-states" data-narrow={isNarrow ? '' : undefined}>
      {stories.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport as unknown} expanded />
      ))}
    </div>
  );
};

/** The props of a component; a page whose props are only its words turns them off. */
const Props = () => {
  const [first] = useContext(DocsContext).componentStories();
  const { controls } = (first?.parameters ?? {}) as { controls?: { disable?: boolean } };
  return controls?.disable ? null : <Controls />;
};

/** What a component is, all its states, and its props. */
const GrowDocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <States />
    <Props />
  </>
);

export const parameters = { docs: { container: GrowDocsContainer, page: GrowDocsPage } };
