import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { plainControls } from './plainControls';

describe('controls of the stories', () => {
  it('never show what React is made of', () => {
    const initialArgs = {
      title: 'Prototype night',
      date: { day: '5' },
      badge: createElement('b'),
      actions: [{ key: 'open', icon: createElement('i') }],
      onClose: () => undefined,
    };
    const argTypes = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
    const shown = plainControls({
      argTypes: { ...argTypes, linkComponent: { name: 'linkComponent' } },
      initialArgs,
    });
    const without = Object.keys(shown).filter((name) => 'control' in (shown[name] ?? {}));
    expect(without).toEqual(['badge', 'actions', 'onClose', 'linkComponent']);
  });
});
