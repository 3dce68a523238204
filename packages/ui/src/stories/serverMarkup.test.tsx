// A prerendered page is served under a policy that blocks style attributes, so no component may write one.
import { composeStories } from '@storybook/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as avatar from '../Avatar/Avatar.stories';
import * as button from '../Button/Button.stories';
import * as eventRow from '../EventRow/EventRow.stories';
import * as footer from '../Footer/Footer.stories';
import * as growthLine from '../GrowthLine/GrowthLine.stories';
import * as header from '../Header/Header.stories';
import * as mobileMenu from '../MobileMenu/MobileMenu.stories';
import * as poster from '../Poster/Poster.stories';
import * as seasonSection from '../SeasonSection/SeasonSection.stories';
import * as storyView from '../StoryView/StoryView.stories';
import * as teamPoster from '../TeamPoster/TeamPoster.stories';
import * as weekList from '../WeekList/WeekList.stories';

const modules = {
  ...{ avatar, button, eventRow, footer, growthLine, header, mobileMenu, poster },
  ...{ seasonSection, storyView, teamPoster, weekList },
};
const styled = /<[^<>]+\sstyle=/;

describe('server markup', () => {
  for (const [component, stories] of Object.entries(modules)) {
    for (const [name, Story] of Object.entries(
      composeStories(stories) as Record<string, React.ComponentType>,
    )) {
      it(`of ${component} ${name} has no style attribute`, () => {
        const markup = renderToStaticMarkup(<Story />);
        expect(markup.length).toBeGreaterThan(20);
        expect(markup).not.toMatch(styled);
      });
    }
  }
  it('would be caught', () => {
    expect(renderToStaticMarkup(<i style={{ top: 1 }} />)).toMatch(styled);
  });
});
