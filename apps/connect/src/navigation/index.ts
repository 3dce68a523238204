export { AppLink } from './AppLink';
export { useNext } from './useNext';
export { PrefetchContext, type PrefetchPath } from './PrefetchContext';
export { useDocumentTitle, useScreenTitle } from './useScreenTitle';
export { useTypedEmail } from './useTypedEmail';
export { withParameters } from './withParameters';
