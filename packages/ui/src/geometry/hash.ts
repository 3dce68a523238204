/** A 32-bit hash of a text (FNV-1a): the same text gives the same ink on every device. */
export const hashText = (text: string): number => {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return hash >>> 0;
};
