/** Who answers for the site in law. */
export type LegalEntity = {
  readonly operator: string;
  readonly street: string;
  readonly city: string;
  readonly representedBy: string;
  readonly registerEntry: string;
  readonly supervisor: string;
  readonly hosting: string;
};

/**
 * Placeholders until the organisers fill them in: every value in brackets shows on the page as an open place,
 * so that nobody mistakes it for a statement.
 */
export const legalEntity: LegalEntity = {
  operator: '[operator]',
  street: '[street and number]',
  city: '[postcode and city]',
  representedBy: '[represented by]',
  registerEntry: '[register and number]',
  supervisor: '[supervisory authority]',
  hosting: '[hosting provider]',
};

/** Whether a value is still an open place. */
export function isOpenPlace(value: string): boolean {
  return value.startsWith('[') && value.endsWith(']');
}
