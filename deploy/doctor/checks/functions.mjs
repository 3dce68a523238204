// Whether every function is deployed and refuses strangers itself.
import { missing, ok } from '../finding.mjs';

const push = 'pnpm hosted:push functions';

/** @returns {import('../finding.mjs').Finding} */
function checkFunction({ name, isKeyless }, { status, json, error }) {
  const check = `function ${name}`;
  const code = String(json?.code ?? '');
  if (status === 0) return missing(check, `It does not answer: ${error}.`, push);
  if (status === 404 && code === 'NOT_FOUND') return missing(check, 'It is not deployed.', push);
  if (code.startsWith('UNAUTHORIZED_'))
    return missing(
      check,
      'The platform’s own check stands before it, which knows no tokens of today’s keys.',
      push,
    );
  if (status >= 500)
    return missing(
      check,
      `It answers ${status}${code ? ` ${code}` : ''}: it does not start.`,
      `${push}, then pnpm hosted:push secrets; its log is in the dashboard.`,
    );
  if (isKeyless) {
    if (status === 404) return ok(check, 'It gives nothing without its secret.');
  } else if (status === 401 && code === 'no_authorization') {
    return ok(check, 'It refuses strangers.');
  }
  return missing(
    check,
    `It answers a stranger with ${status} instead of refusing.`,
    `${push}: what is deployed is not what is checked in.`,
  );
}

/** @returns {import('../finding.mjs').Finding[]} */
export const checkFunctions = ({ project }, { functions }) =>
  functions.map((one, at) => checkFunction(one, project.functions[at]));
