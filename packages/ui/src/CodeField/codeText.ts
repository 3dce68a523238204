// What of a typed or pasted text is the code: people paste whole sentences, phones fill in "123 456".

const plain = (text: string): string => text.normalize('NFKC');

/** The digits of a text as it is typed, at most `length` of them. */
export const typedCode = (text: string, length: number): string =>
  plain(text).replace(/\D/g, '').slice(0, length);

/**
 * The code inside a pasted text, whatever stands around and between its digits ("123 456", "Your code: 123-456.");
 * undefined when no group of digits is exactly `length` long.
 */
export function pastedCode(text: string, length: number): string | undefined {
  // A group may be parted by one blank, dot, dash or an invisible character at a time.
  const groups = plain(text).match(/\d(?:[\s.\p{Pd}\p{Cf}]?\d)*/gu) ?? [];
  const codes = groups.map((group) => group.replace(/\D/g, ''));
  return codes.find((code) => code.length === length);
}
