import { describe, expect, it } from 'vitest';
import { entriesOf, mentorEdit, mentorErrors, mentorValues, toggled } from './mentorForm';

const profile = {
  ...{ userId: 'm', capacity: 6, languages: ['de', 'en'], cities: ['Kiel', 'Bad Orb'] },
  ...{ line: 'Ask early.', takesSharedQueue: true },
};

describe('what a mentor says of themselves, as a form', () => {
  it('comes back as it was', () => {
    const { userId: _userId, ...said } = profile;
    expect(mentorEdit(mentorValues(profile, ['sales'], 'en'))).toEqual({ ...said, skills: ['sales'] });
  });

  it('begins with what is usual and the language of the page', () => {
    expect(mentorValues(null, [], 'de')).toMatchObject({ capacity: '5', languages: 'de', sharedQueue: '' });
  });

  it('takes a choice on and off', () => {
    expect(entriesOf(toggled(toggled('de', 'en'), 'de'))).toEqual(['en']);
  });

  it('says what is wrong', () => {
    const values = mentorValues(profile, [], 'en');
    expect(mentorErrors(values)).toEqual({});
    expect(Object.keys(mentorErrors({ ...values, capacity: 'many' }))).toEqual(['capacity']);
    expect(Object.keys(mentorErrors({ ...values, capacity: '51' }))).toEqual(['capacity']);
    expect(Object.keys(mentorErrors({ ...values, line: 'x'.repeat(201) }))).toEqual(['line']);
    expect(Object.keys(mentorErrors({ ...values, cities: 'a, b, c, d, e, f' }))).toEqual(['cities']);
  });
});
