export { faqValues, partnerValues, type FaqValues, type PartnerValues } from './contentValues';
export { problemInWords, tierWords } from './contentWords';
export { useFaqs, usePartners } from './useContent';

/** A chosen picture as a small JPEG on white, as a data URL. @throws AppError */
export const readLogo = async (file: Blob): Promise<string> => (await import('./logoFile')).logoFrom(file);
