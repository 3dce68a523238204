import { useGrowClient } from '@grow/shell';
import { useToast } from '@grow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { m } from '../../paraglide/messages';
import { askAge } from './askAge';
import { askUntilKnown } from './askUntilKnown';
import { loadAgain } from './loadAgain';
import { watchAge, type AgeReason } from './watchAge';

/** Says that GROW was updated while this page was open, and offers to load it again. It stays until somebody answers. */
export function useUpdateNotice(): void {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  // With what draws it: its file is gone from the server when there is something to say.
  const toast = useToast();
  const notify = useEffectEvent(async (reason: AgeReason) => {
    const age = await askUntilKnown(() => askAge(supabase));
    const action = { label: m.update_load_again(), onSelect: loadAgain };
    const about = { status: 'info', subject: 'update', duration: null, action } as const;
    if (age === 'outdated') toast.show({ ...about, title: m.update_title(), description: m.update_kept() });
    // Most changes of the database go with every page: only who has met one that does not is told.
    if (age === 'updating' && reason === 'misfit')
      toast.show({ ...about, title: m.updating_title(), description: m.updating_detail() });
  });
  useEffect(() => watchAge(queryClient, (reason) => void notify(reason)), [queryClient]);
}
