import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime';
import { personReason, teamReason } from './reasons';

const speak = (locale: 'en' | 'de') => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

describe('reasons in words', () => {
  it('say what a team needs and that one has it, and the city of both', () => {
    speak('en');
    expect(teamReason({ skills: ['Sales'], city: 'Karlsruhe' }, 'en')).toBe(
      'Needs Sales, you have it; both in Karlsruhe',
    );
    expect(teamReason({ skills: ['Sales', 'Law', 'Film'], city: undefined }, 'en')).toBe(
      'Needs Sales, Law and Film, you have them',
    );
    expect(teamReason({ skills: [], city: 'Kiel' }, 'en')).toBe('Both in Kiel');
  });

  it('say what a person has and that the team needs it', () => {
    speak('en');
    expect(personReason({ skills: ['Sales', 'Law'], city: 'Kiel' }, 'en')).toBe(
      'Has Sales and Law, your team needs them; both in Kiel',
    );
    expect(personReason({ skills: ['Law'], city: undefined }, 'en')).toBe('Has Law, your team needs it');
  });

  it('are German in German', () => {
    speak('de');
    expect(teamReason({ skills: ['Vertrieb', 'Recht'], city: 'Kiel' }, 'de')).toBe(
      'Sucht Vertrieb und Recht, das kannst du; beide in Kiel',
    );
    expect(personReason({ skills: ['Recht'], city: undefined }, 'de')).toBe(
      'Kann Recht, das sucht dein Team',
    );
  });

  it('are left out where there are none', () => {
    expect(teamReason({ skills: [], city: undefined }, 'en')).toBeUndefined();
    expect(personReason({ skills: [], city: undefined }, 'en')).toBeUndefined();
  });
});
