/**
 * From now on bars pulse and wait before they show: what comes next was asked for by somebody, and does not take the place of
 * the bars in the document.
 */
export function endFirstScreen(): void {
  delete document.documentElement.dataset['firstScreen'];
}
