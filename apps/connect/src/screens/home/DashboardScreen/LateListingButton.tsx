import type { Profile } from '@grow/core';
import { Skeleton } from '@grow/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../../shared/code';

const ListingButton = lazyPart(async () => (await import('./ListingButton')).ListingButton);

/** Of the small button. */
const HEIGHT_PX = 36;

/** The button comes after the first screen: nothing else there changes a profile. Its place is kept. */
export function LateListingButton({ profile }: { profile: Profile }) {
  return (
    <Suspense fallback={<Skeleton shape="control" style={{ height: HEIGHT_PX }} />}>
      <ListingButton profile={profile} />
    </Suspense>
  );
}
