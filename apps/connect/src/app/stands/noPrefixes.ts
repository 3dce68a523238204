// Stands in the bundle where the table of vendor prefixes would be: styled-components asks it only when told to, and every
// browser that runs this app knows the plain names.

/** A declaration as it is. */
export const prefix = (declaration: string): string => declaration;
