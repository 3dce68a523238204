/** Where the language choice is kept, the same key in both apps. */
export const localeStorageKey = 'grow-locale';

/**
 * Inlined in the head of English pages: somebody who has chosen German goes on in German, wherever the link came from; an
 * address that names German is never left. Who has not chosen, and whose browser speaks German, is offered it (`data-offer`).
 */
export const localeScript =
  `try{const c=localStorage['${localeStorageKey}'];` +
  `if(c=='de')location.replace('/de'+location.pathname.replace(/\\/$/,'')+location.search+location.hash);` +
  `else if(!c&&/^de/i.test(navigator.language))document.documentElement.dataset.offer=''}catch{}`;
