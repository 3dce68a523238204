// What a prerendered page may use is whole without a script and writes no style attribute, which its policy blocks.
import { composeStories } from '@storybook/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as agenda from '../Agenda/Agenda.stories';
import * as avatarStack from '../AvatarStack/AvatarStack.stories';
import * as capacity from '../Capacity/Capacity.stories';
import * as gauge from '../Gauge/Gauge.stories';
import * as milestoneList from '../MilestoneList/MilestoneList.stories';
import * as personRow from '../PersonRow/PersonRow.stories';
import * as stepper from '../Stepper/Stepper.stories';
import * as teamCard from '../TeamCard/TeamCard.stories';
import * as teamMark from '../TeamMark/TeamMark.stories';
import * as weekLetter from '../WeekShape/WeekLetter.stories';
import * as eventCard from './EventCard.stories';

const drawn = { agenda, avatarStack, capacity, eventCard, gauge, milestoneList };
const modules = { ...drawn, personRow, stepper, teamCard, teamMark, weekLetter };

describe('static markup', () => {
  for (const [component, stories] of Object.entries(modules)) {
    const composed = composeStories(stories) as Record<string, ComponentType>;
    it.each(Object.entries(composed))(`of ${component} %s is whole`, (_, Story) => {
      const markup = renderToStaticMarkup(<Story />);
      expect(markup.length).toBeGreaterThan(60);
      expect(markup).not.toMatch(/<[^<>]+\sstyle=/);
      expect(markup).not.toMatch(/NaN|="undefined|Infinity/);
    });
  }
});
