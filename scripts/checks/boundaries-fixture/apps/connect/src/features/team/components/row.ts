// passes
export const row = 'row';
