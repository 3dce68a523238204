// What a check found out. `missing` alone fails the run; `not asked` is never as good as `ok`.

/**
 * @typedef {'ok' | 'warning' | 'missing' | 'not asked'} Status
 * @typedef {{ check: string, status: Status, detail: string, mend?: string }} Finding
 *   `detail`: one sentence on how it is, `mend`: one on what to do, a command or a place in docs/deploy.md
 */

/** @returns {Finding} */
export const ok = (check, detail) => ({ check, status: 'ok', detail });
/** @returns {Finding} */
export const warning = (check, detail, mend) => ({ check, status: 'warning', detail, mend });
/** @returns {Finding} */
export const missing = (check, detail, mend) => ({ check, status: 'missing', detail, mend });
/** @returns {Finding} */
export const notAsked = (check, detail, mend) => ({ check, status: 'not asked', detail, mend });

/** Where the guide tells it. */
export const guide = (section) => `docs/deploy.md, “${section}”`;
