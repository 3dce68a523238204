/** Which text comes first, by its UTF-16 units: the same on every machine and in every language, for ids and not for readers. */
export const textOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
