/** What a person is in the contest; it decides the menu and, in the database, the rights. */
export const roles = ['PARTICIPANT', 'ORGA', 'MENTOR'] as const;

/** One of the three roles. */
export type Role = (typeof roles)[number];
