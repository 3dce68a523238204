/** Nobody's address: a login must not lead there. */
export const FOREIGN_ADDRESS = 'https://doctor.invalid/connect/auth/confirm';
