export { faqFromRow, faqTexts, paragraphsOf, type Faq, type FaqChanges } from './Faq';
export { faqKeys, faqMutations, faqQueries, faqRepository } from './faqRepository';
export { validateFaq, type FaqField } from './faqRules';
export {
  partnerFromRow,
  partnerLimits,
  partnersByTier,
  partnerTiers,
  validatePartner,
  type Partner,
  type PartnerChanges,
  type PartnerField,
  type PartnerTier,
} from './Partner';
export { partnerKeys, partnerMutations, partnerQueries, partnerRepository } from './partnerRepository';
