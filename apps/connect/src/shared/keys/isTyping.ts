/** Whether a key goes into a text or a choice, so that it is no command. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"]), textarea, select, [contenteditable]');
