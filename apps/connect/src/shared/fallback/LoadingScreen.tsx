import { SkeletonGroup } from '@grow/ui';
import { useLocation } from 'react-router-dom';
import { m } from '../../paraglide/messages';
import { skeletonAt } from '../../routes/matching';
import type { SkeletonShape } from '../../routes/RouteEntry';
import { DashboardShape, EntranceShape, FormShape, ListShape, PageShape } from './shapes';

const shapes = {
  page: PageShape,
  dashboard: DashboardShape,
  list: ListShape,
  form: FormShape,
  entrance: EntranceShape,
} as const satisfies Record<SkeletonShape, () => unknown>;

/** What stands in the place of a screen of a shape. */
export function ScreenSkeleton({ shape, label }: { shape: SkeletonShape; label: string }) {
  const Shape = shapes[shape];
  return (
    <SkeletonGroup label={label}>
      <Shape />
    </SkeletonGroup>
  );
}

/** The screen at the current address on its way. The document has drawn the same before any script has run. */
export function LoadingScreen() {
  const { pathname } = useLocation();
  return <ScreenSkeleton shape={skeletonAt(pathname)} label={m.loading()} />;
}
