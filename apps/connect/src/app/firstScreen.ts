const root = document.documentElement;

/** Whether nobody has touched the page or gone on yet. */
export const isFirstScreen = (): boolean => root.dataset['firstScreen'] !== undefined;

/**
 * From now on bars pulse and wait before they show: what comes next was asked for by somebody, and does not take the place of
 * the bars in the document.
 */
export function endFirstScreen(): void {
  delete root.dataset['firstScreen'];
}
