/** When all of them were created. */
export const at = '2024-12-05T10:00:00Z';
/** A factor that counts, as the auth service lists it. */
export const totp = {
  id: 'f1',
  factor_type: 'totp',
  friendly_name: 'Phone app',
  status: 'verified',
  created_at: at,
  updated_at: at,
};
/** One that was left half way. */
export const halfDone = { ...totp, id: 'f2', friendly_name: 'Tablet app', status: 'unverified' };
