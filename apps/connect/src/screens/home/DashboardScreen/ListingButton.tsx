import type { Profile } from '@grow/core';
import { Button } from '@grow/ui';
import { useSaveSettings } from '../../../features/profile';
import { m } from '../../../paraglide/messages';

/** Shows a person to teams, or hides them again, at once. */
export function ListingButton({ profile }: { profile: Pick<Profile, 'userId' | 'discoverable'> }) {
  const { discoverable } = profile;
  const save = useSaveSettings(profile.userId, {
    words: {
      done: ({ discoverable: isShown }) => (isShown ? m.next_shown() : m.next_hidden()),
      failed: m.next_listing_failed(),
    },
  });
  return (
    <Button
      size="sm"
      variant={discoverable ? 'ghost' : 'secondary'}
      isBusy={save.isBusy}
      busyLabel={discoverable ? m.next_hiding() : m.next_showing()}
      onClick={() => save.run({ discoverable: !discoverable })}
    >
      {discoverable ? m.next_hide_me() : m.next_show_me()}
    </Button>
  );
}
