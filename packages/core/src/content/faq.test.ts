import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { faqFromRow, faqTexts, faqToRow, paragraphsOf, type Faq } from './Faq';
import { faqKeys, faqQueries, faqRepository } from './faqRepository';
import { validateFaq } from './faqRules';
import { matchesWords } from '../text/matchesWords';
import { slugFrom } from '../text/slugFrom';

const faq: Faq = {
  id: '00000000-0000-4000-8000-0000000000f1',
  slug: 'who',
  questionEn: 'Who can take part?',
  questionDe: 'Wer kann mitmachen?',
  answerEn: 'Anyone enrolled.\n\nDoctoral students too.',
  answerDe: 'Alle Eingeschriebenen.',
  position: 1,
  isPublished: true,
};
const row = {
  id: faq.id,
  slug: 'who',
  question_en: faq.questionEn,
  question_de: faq.questionDe,
  answer_en: faq.answerEn,
  answer_de: faq.answerDe,
  position: 1,
  published: true,
};

describe('a question', () => {
  it('is read whole and written without blanks around it, only what is given', () => {
    expect(faqFromRow(row)).toEqual(faq);
    expect(faqToRow({ questionDe: ' Wer? ', isPublished: false })).toEqual({
      question_de: 'Wer?',
      published: false,
    });
  });

  it.each([
    ['question_de', ''],
    ['slug', null],
    ['position', '1'],
    ['published', 'yes'],
  ])('is malformed with %s = %s', (column, value) => {
    const run = () => faqFromRow({ ...row, [column]: value });
    expect(run).toThrow(
      expect.objectContaining({ code: 'malformed_row', details: `faqs.${column}` }) as Error,
    );
  });

  it('speaks the language that is asked for', () => {
    expect(faqTexts(faq, 'de')).toEqual({ question: faq.questionDe, answer: faq.answerDe });
    expect(faqTexts(faq, 'en').question).toBe(faq.questionEn);
  });

  it('has the paragraphs between empty lines', () => {
    expect(paragraphsOf('\n One\nline \n \n\nTwo\n')).toEqual(['One\nline', 'Two']);
    expect(paragraphsOf(' \n ')).toEqual([]);
  });
});

describe('its rules', () => {
  it('every text is wanted, counted without the blanks around it and as PostgreSQL counts', () => {
    expect(validateFaq(faq)).toEqual({});
    expect(validateFaq({ answerDe: ' \n' })).toEqual({ answerDe: { code: 'required' } });
    expect(validateFaq({ questionEn: ` ${'🌱'.repeat(200)} ` })).toEqual({});
    expect(validateFaq({ questionEn: 'x'.repeat(201) })).toEqual({
      questionEn: { code: 'too_long', max: 200, actual: 201 },
    });
  });

  it.each(['Who', 'who can', '-who', 'who-', 'wer-dürfte', 'a--b'])('%s is no address', (slug) => {
    expect(validateFaq({ slug })).toEqual({ slug: { code: 'invalid' } });
  });

  it.each([
    ['Who can take part?', 'who-can-take-part'],
    ['Dürfen Ökologinnen heißen, wie sie mögen?', 'duerfen-oekologinnen-heissen-wie-sie-moegen'],
    ['Café à la carte!', 'cafe-a-la-carte'],
    ['???', ''],
    [`${'word '.repeat(12)}and more`, 'word-'.repeat(12).slice(0, -1)],
    [`${'word '.repeat(11)}interrupted`, 'word-'.repeat(11).slice(0, -1)],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('the address of "%s" is %s, which the rules take', (text, slug) => {
    expect(slugFrom(text)).toBe(slug);
    if (slug) expect(validateFaq({ slug })).toEqual({});
  });

  it.each([
    ['', true],
    ['PART who', true],
    ['who cannot', false],
    ['öko', true],
    ['oko', true],
  ])('a search for "%s" finds it: %s', (search, isFound) => {
    expect(matchesWords('Who can take part in Ökologie?', search)).toBe(isFound);
  });
});

describe('the repository', () => {
  it('lists in order, without retry', async () => {
    const { client, seen } = restDouble(() => ({ body: [row] }));
    const query = faqQueries(client).all();
    expect(query).toMatchObject({ queryKey: faqKeys.all, retry: false, networkMode: 'always' });
    expect(await query.queryFn({ signal: new AbortController().signal })).toEqual([faq]);
    expect(seen[0]?.query.get('order')).toBe('position.asc,id.asc');
  });

  it('adds with id and place, changes what changed, deletes one', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    const repository = faqRepository(client);
    expect(await repository.addFaq(faq)).toEqual(faq);
    expect(seen[0]?.body).toEqual(row);
    await repository.updateFaq(faq.id, { answerEn: 'Everyone.' });
    expect(seen[1]).toMatchObject({ method: 'PATCH', body: { answer_en: 'Everyone.' } });
    expect(seen[1]?.query.get('id')).toBe(`eq.${faq.id}`);
    await repository.removeFaq(faq.id);
    expect(seen[2]?.method).toBe('DELETE');
    expect(seen[2]?.query.get('id')).toBe(`eq.${faq.id}`);
  });

  it('moves by the function of the database, and says when it did not', async () => {
    const { client, seen } = restDouble((_, index) => ({ body: index === 0 }));
    const repository = faqRepository(client);
    await repository.moveFaq({ id: faq.id, position: 3 });
    expect(seen[0]).toMatchObject({ table: 'move_faq', body: { p_id: faq.id, p_position: 3 } });
    await expect(repository.moveFaq({ id: faq.id, position: 3 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it.each([
    ['23505', 409, 'already_exists'],
    ['42501', 403, 'forbidden'],
    ['PGRST116', 406, 'single_row_expected'],
  ])('a refusal %s is %s %s', async (code, status, expected) => {
    const { client } = restDouble(() => ({ status, body: { code, message: 'no' } }));
    await expect(faqRepository(client).updateFaq(faq.id, {})).rejects.toMatchObject({ code: expected });
  });
});
