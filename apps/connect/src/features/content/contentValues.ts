import type { Faq, Partner, PartnerTier } from '@grow/core/content';

/** The form of a question. */
export type FaqValues = {
  readonly slug: string;
  readonly questionEn: string;
  readonly questionDe: string;
  readonly answerEn: string;
  readonly answerDe: string;
  readonly isPublished: boolean;
};

/** The form of a partner; '' where there is no address or logo. */
export type PartnerValues = {
  readonly name: string;
  readonly tier: PartnerTier;
  readonly url: string;
  readonly logo: string;
  readonly isPublished: boolean;
};

/** The stored values of a question, or those of one that is being added. */
export function faqValues(faq?: Faq): FaqValues {
  const { slug = '', questionEn = '', questionDe = '', answerEn = '', answerDe = '' } = faq ?? {};
  return { slug, questionEn, questionDe, answerEn, answerDe, isPublished: faq?.isPublished ?? false };
}

/** The stored values of a partner, or those of one that is being added. */
export function partnerValues(partner?: Partner): PartnerValues {
  const { name = '', tier = 'city', url = '', logo = '', isPublished = false } = partner ?? {};
  return { name, tier, url, logo, isPublished };
}
