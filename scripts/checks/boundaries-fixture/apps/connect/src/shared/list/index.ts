// passes
export const list = 'list';
