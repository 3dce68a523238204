import { countUnsentSheets, forgetSheets } from '@grow/core/browser';
import { useToast } from '@grow/ui';
import { useCallback } from 'react';
import { useLocale } from '../language/LocaleContext';
import { m } from '../paraglide/messages';
import { useClientSource } from './ClientContext';
import { forgetAtSignOut } from './localTraces';
import { useLeave } from './useLeave';

/**
 * Signs out: leaves, forgets what was typed and not saved, a juror's score sheets and the profile's language, and goes to the home
 * page as a new document. Asks first where score sheets are on this device alone.
 */
export function useSignOut(): () => void {
  const leave = useLeave();
  const source = useClientSource();
  const toast = useToast({ isRare: true });
  const { locale } = useLocale();
  return useCallback(() => {
    const session = source.getSnapshot();
    const userId = session.status === 'signedIn' ? session.userId : undefined;
    const forget = async () => {
      forgetAtSignOut(() => window.localStorage);
      if (userId !== undefined) await forgetSheets(userId);
    };
    const go = () =>
      void leave()
        .then(forget, forget)
        .finally(() => window.location.assign('/'));
    const ask = (count: number) =>
      toast.show({
        status: 'warning',
        title: m.sign_out_unsent({ count }, { locale }),
        description: m.sign_out_unsent_detail({}, { locale }),
        action: { label: m.sign_out_anyway({}, { locale }), onSelect: go },
        duration: null,
      });
    if (userId === undefined) return go();
    void countUnsentSheets(userId).then((count) => (count > 0 ? ask(count) : go()));
  }, [leave, source, toast, locale]);
}
