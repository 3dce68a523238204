// One object URL per picture, however many places show it; given back when the last of them is gone.
const held = new WeakMap<Blob, { readonly url: string; holders: number }>();

/** The address of a picture that somebody holds. */
export const objectUrlOf = (blob: Blob): string | undefined => held.get(blob)?.url;

/** Holds an address for a picture; the returned function lets go of it. */
export function holdObjectUrl(blob: Blob): () => void {
  const entry = held.get(blob) ?? { url: URL.createObjectURL(blob), holders: 0 };
  entry.holders += 1;
  held.set(blob, entry);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    entry.holders -= 1;
    if (entry.holders > 0) return;
    held.delete(blob);
    URL.revokeObjectURL(entry.url);
  };
}
