// Whoever lets people in by keys goes on at what came of it, and types the next name at once.
import { openEvening, openStation, organiser } from '../../src/checkIn';
import { onlyInFull } from '../../src/full';
import { heading, press } from '../../src/keyboard';
import { expect, test } from '../../src/test';
import { wordsIn } from '../../src/words';

test(
  'somebody is let in all the same and taken back, and what came of it has the focus',
  onlyInFull,
  async ({ page }) => {
    const say = wordsIn('en');
    const evening = await openEvening(['Ada Falk', 'Ben Öz/waitlisted']);
    const [ada, ben] = evening.guests;
    if (!ada || !ben) throw new Error('Guests are missing');
    const station = await openStation(page, await organiser(page, 'Mara'), evening, 'Door 1', say);
    const search = page.getByRole('combobox', { name: say('check_in_search') });
    await station.scan(ada);
    await expect(station.card).toHaveAttribute('data-outcome', 'let_in');
    await expect(search).toBeFocused();
    await station.scan(ben);
    await press(station.card, say('check_in_let_in_anyway'));
    await expect(station.card).toHaveAttribute('data-outcome', 'let_in');
    await expect(heading(station.card, say('check_in_let_in'))).toBeFocused();
    await press(page, say('check_in_undo_name', { name: ada.name }));
    const line = page.getByRole('listitem').filter({ hasText: ada.name });
    await expect(line).toContainText(say('check_in_taken_back'));
    await expect(line).toBeFocused();
  },
);
