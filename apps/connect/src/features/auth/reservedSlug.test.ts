import { describe, expect, it } from 'vitest';
import { reservedSlug } from './reservedSlug';

describe('the event that is reserved after logging in', () => {
  it.each([
    ['/connect/events/half-time#seat', 'half-time'],
    ['/connect/events/half-time', 'half-time'],
    ['/connect/events/half-time?x=1', 'half-time'],
    ['/connect/events', undefined],
    ['/connect/events?q=half-time', undefined],
    ['/connect/events/half-time/more', undefined],
    ['/connect/events/Log%20in%20here', undefined],
    ['/events/half-time', undefined],
    ['/connect/teams/half-time', undefined],
    [undefined, undefined],
  ])('of %s is %s', (next, slug) => expect(reservedSlug(next)).toBe(slug));
});
