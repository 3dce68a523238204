import { beforeEach, describe, expect, it } from 'vitest';
import { noAnswers } from './answers';
import { draftKey, dropDraft, keepDraft, readDraft } from './draft';

const storage = () => window.localStorage;
const refusing = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

const answers = {
  ...noAnswers,
  studies: 'Mechanical engineering',
  ideaStage: 'idea' as const,
  lookingFor: 'team' as const,
  newsletter: true,
  terms: true,
  privacy: true,
};

describe('the welcome draft', () => {
  beforeEach(() => {
    window.localStorage.clear();
  });

  it('comes back after the tab was closed, without the consents', () => {
    keepDraft(storage, 'anna', answers);
    expect(readDraft(storage, 'anna')).toEqual({ ...answers, terms: false, privacy: false });
  });

  it('belongs to one person', () => {
    keepDraft(storage, 'anna', answers);
    expect(readDraft(storage, 'ben')).toEqual(noAnswers);
  });

  it('is gone once the answers were sent', () => {
    keepDraft(storage, 'anna', answers);
    dropDraft(storage, 'anna');
    expect(window.localStorage.length).toBe(0);
    expect(readDraft(storage, 'anna')).toEqual(noAnswers);
  });

  it.each(['{', '[]', 'null', '"text"', '{"ideaStage":"moon","studies":7,"newsletter":"yes"}'])(
    'reads junk as not answered: %s',
    (junk) => {
      window.localStorage.setItem(draftKey('anna'), junk);
      expect(readDraft(storage, 'anna')).toEqual(noAnswers);
    },
  );

  it('never throws where storage is forbidden', () => {
    expect(() => {
      keepDraft(refusing, 'anna', answers);
      dropDraft(refusing, 'anna');
    }).not.toThrow();
    expect(readDraft(refusing, 'anna')).toEqual(noAnswers);
  });
});
