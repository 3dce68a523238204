/** How many characters somebody typed, without blanks around them, as the database counts them. */
export const typedLength = (text: string): number => [...text.trim()].length;
