/** "23/24" of "GROW 23/24". */
export const seasonShort = (label: string): string => label.replace(/^\D+/, '') || label;
