/** The last migration before the gates came: what follows makes tables, replaces functions and policies. */
export const EARLIER = '20241101082843';
