import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '../../shared/draft';
import { noAnswers } from './answers';
import { answersFromDraft, answersKey, keptAnswers } from './draft';

const answers = {
  ...noAnswers,
  studies: 'Mechanical engineering',
  ideaStage: 'idea' as const,
  lookingFor: 'team' as const,
  skills: ['sales', 'law'],
  discoverable: true,
  newsletter: true,
  terms: true,
  privacy: true,
};
const read = (userId: string) => readDraft(answersKey(userId), answersFromDraft);

describe('the welcome draft', () => {
  beforeEach(() => window.localStorage.clear());

  it('comes back without the consents, to the one person who typed it', () => {
    keepDraft(answersKey('anna'), keptAnswers(answers));
    expect(window.localStorage.getItem(answersKey('anna'))).not.toContain('"terms":true');
    expect(read('anna')).toEqual({ ...answers, terms: false, privacy: false });
    expect(read('ben')).toEqual(noAnswers);
  });

  it.each([
    '{',
    '[]',
    'null',
    '"text"',
    '{"ideaStage":"moon","studies":7,"newsletter":"yes","terms":true,"skills":[7],"discoverable":1}',
  ])('reads junk as not answered: %s', (junk) => {
    window.localStorage.setItem(answersKey('anna'), junk);
    expect(read('anna')).toEqual(noAnswers);
  });
});
