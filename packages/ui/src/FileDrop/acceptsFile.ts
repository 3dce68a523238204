/** What decides whether a file fits: its name and declared type. */
export interface FileKind {
  name: string;
  type: string;
}

/** Whether a file fits an `accept` attribute such as ".mp4, video/*"; without one every file does. */
export const acceptsFile = ({ name, type }: FileKind, accept?: string): boolean => {
  const rules = (accept ?? '')
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);
  if (rules.length === 0) return true;
  const [lowName, lowType] = [name.toLowerCase(), type.toLowerCase()];
  return rules.some((rule) => {
    if (rule.startsWith('.')) return lowName.endsWith(rule);
    if (rule.endsWith('/*')) return lowType.startsWith(rule.slice(0, -1));
    return lowType === rule;
  });
};
