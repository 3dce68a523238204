import { useToast } from '@grow/ui';
import { useEffect } from 'react';
import { useLocale } from '../language/LocaleContext';
import { m } from '../paraglide/messages';
import { useClientSource } from '../session/ClientContext';

/**
 * Says why the header of a public page shows Login again: the session ran out, or was ended in another tab. Whoever
 * signs out on this page leaves it and needs no telling.
 */
export function SessionEndNotice(): null {
  const source = useClientSource();
  const { locale } = useLocale();
  const toast = useToast();
  useEffect(() => {
    let isIn = source.isSessionExpected;
    const look = () => {
      const { status } = source.getSnapshot();
      if (status === 'signedIn') isIn = true;
      if (status !== 'signedOut' || !isIn) return;
      isIn = false;
      const options = { locale };
      const [title, description] = [m.session_ended({}, options), m.session_ended_detail({}, options)];
      toast.show({ status: 'info', title, description });
    };
    look();
    return source.subscribe(look);
  }, [source, locale, toast]);
  return null;
}
