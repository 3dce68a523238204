export { AppLink } from './AppLink';
export { useNext } from './useNext';
export { PrefetchContext, type PrefetchPath } from './PrefetchContext';
export { documentTitle, useScreenTitle } from './useScreenTitle';
export { useTypedEmail } from './useTypedEmail';
export { withParameters } from './withParameters';
