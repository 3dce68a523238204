/**
 * Inlined in the head of the list of events: an address with filters shows nothing of the page before the filters have
 * been applied, so that the whole list never flashes by. Their script ends the waiting.
 */
export const waitScript = `if(location.search)document.documentElement.hidden=true`;
