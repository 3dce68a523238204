// fails: no-restricted-globals
export const title = () => document.title;
