// passes
export const title = () => document.title;
