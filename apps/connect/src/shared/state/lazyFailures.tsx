import { useFailureShown } from '@grow/shell';
import { lazy, Suspense, type ComponentType } from 'react';
import { BrokenEntrance } from '../fallback';

const load = () => import('./failures');

/** Fetches the failures ahead of the first one: without a connection they could not come any more. */
export const prefetchFailures = (): void => {
  load().catch(() => undefined);
};

type Failures = Awaited<ReturnType<typeof load>>;

/** What shows a failure, loaded when it is needed; something plain where even that does not come. */
function lazyFailure<Props extends object>(pick: (failures: Failures) => ComponentType<Props>) {
  const Shown = lazy(() =>
    load().then(
      (failures) => ({ default: pick(failures) }),
      () => ({ default: BrokenEntrance as ComponentType<Props> }),
    ),
  );
  return function Failure(props: Props) {
    useFailureShown();
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    );
  };
}

/** A screen whose data did not come. */
export const FailedScreen = lazyFailure((failures) => failures.FailedScreen);
/** A part of a screen whose data did not come; the rest stays usable. */
export const FailedPart = lazyFailure((failures) => failures.FailedPart);
/** The client itself could not be loaded or set up. */
export const ClientFailedScreen = lazyFailure((failures) => failures.ClientFailedScreen);
/** A screen broke. */
export const BrokenScreen = lazyFailure((failures) => failures.BrokenScreen);
