// fails: file desk, comment door, identifier looker, identifier told, title moment
// Only organisers stand at the door.
import { test } from 'vitest';

export const lookerOf = (told: string) => told;
test('shows the moment', () => lookerOf(''));
