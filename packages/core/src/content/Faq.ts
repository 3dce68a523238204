import type { Database } from '../db/database.types';
import { readRow } from '../db/readRow';
import type { Locale } from '../profile/Locale';

/** A question of visitors with its answer, in every language of the site. */
export interface Faq {
  readonly id: string;
  /** Last part of its address `/#faq-{slug}`; the same in every language. */
  readonly slug: string;
  readonly questionEn: string;
  readonly questionDe: string;
  /** Plain paragraphs with an empty line between them. */
  readonly answerEn: string;
  /** Plain paragraphs with an empty line between them. */
  readonly answerDe: string;
  /** Place in the list, smallest first. */
  readonly position: number;
  /** Whether the site shows it; others only ORGA sees. */
  readonly isPublished: boolean;
}

/** What an organiser writes of a question; an absent field stays. */
export type FaqChanges = Partial<Omit<Faq, 'id' | 'position'>>;

/** Reads a row of `faqs`. @throws AppError `malformed_row` naming the column. */
export function faqFromRow(value: unknown): Faq {
  const row = readRow('faqs', value);
  return {
    id: row.requiredText('id'),
    slug: row.requiredText('slug'),
    questionEn: row.requiredText('question_en'),
    questionDe: row.requiredText('question_de'),
    answerEn: row.requiredText('answer_en'),
    answerDe: row.requiredText('answer_de'),
    position: row.number('position'),
    isPublished: row.flag('published', false),
  };
}

type FaqUpdate = Database['public']['Tables']['faqs']['Update'];

const columns = {
  slug: 'slug',
  questionEn: 'question_en',
  questionDe: 'question_de',
  answerEn: 'answer_en',
  answerDe: 'answer_de',
  isPublished: 'published',
} as const satisfies Record<keyof FaqChanges, keyof FaqUpdate>;

/** Writes changes as columns of `faqs`, texts without blanks around them. */
export function faqToRow(changes: FaqChanges): FaqUpdate {
  const entries = Object.entries(columns).flatMap(([field, column]) => {
    const value = changes[field as keyof FaqChanges];
    return value === undefined ? [] : [[column, typeof value === 'string' ? value.trim() : value]];
  });
  return Object.fromEntries(entries) as FaqUpdate;
}

/** Question and answer in one language. */
export function faqTexts(faq: Omit<Faq, 'id' | 'position' | 'slug' | 'isPublished'>, locale: Locale) {
  return locale === 'de'
    ? { question: faq.questionDe, answer: faq.answerDe }
    : { question: faq.questionEn, answer: faq.answerEn };
}

/** The paragraphs of an answer: what stands between empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
