import { buildEvent } from '@grow/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { eventMain } from './eventMain';

const url = 'https://meet.example/evening';
const event = buildEvent({ url });
const factsWith = (canTakePart?: boolean) =>
  renderToStaticMarkup(
    <>
      {eventMain({
        event,
        span: event,
        locale: 'en',
        ...(canTakePart !== undefined && { canTakePart }),
      }).facts.map(({ key, children }) => (
        <div key={key}>{children}</div>
      ))}
    </>,
  );

it('gives the link to those who can still take part, and to nobody afterwards', () => {
  expect(factsWith()).toContain(url);
  expect(factsWith(true)).toContain(url);
  expect(factsWith(false)).not.toContain(url);
});
