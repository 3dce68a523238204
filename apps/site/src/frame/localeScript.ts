/** Where the language choice is kept, the same key in both apps. */
export const localeStorageKey = 'grow-locale';

/**
 * Inlined in the head of English pages: somebody who has chosen German goes on in German, wherever the link
 * came from. An address that names German is never left.
 */
export const localeScript =
  `try{if(localStorage['${localeStorageKey}']=='de')` +
  `location.replace('/de'+location.pathname.replace(/\\/$/,'')+location.search+location.hash)}catch{}`;
