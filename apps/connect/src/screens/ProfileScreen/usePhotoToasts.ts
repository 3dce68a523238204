import { errorSentence, useLocale } from '@grow/shell';
import { useToast } from '@grow/ui';
import { m } from '../../paraglide/messages';

type Upload = (cut: () => Promise<Blob>) => Promise<unknown>;

/** Tells what became of the photo. A removed one can be brought back; when that fails, it can be tried again. */
export function usePhotoToasts(upload: Upload) {
  const toast = useToast();
  const { locale } = useLocale();

  function restore(picture: Blob): void {
    const id = toast.show({ status: 'loading', title: m.photo_restoring(), duration: null });
    upload(() => Promise.resolve(picture)).then(
      () => toast.update(id, { status: 'success', title: m.photo_restored() }),
      (error: unknown) =>
        toast.update(id, {
          status: 'error',
          title: m.photo_not_restored(),
          description: errorSentence(error, locale),
          action: { label: m.try_again(), onSelect: () => restore(picture) },
          duration: null,
        }),
    );
  }

  return {
    showSaved: () => {
      toast.show({ status: 'success', title: m.photo_saved(), description: m.photo_saved_detail() });
    },
    showRemoved: (picture: Blob | null) => {
      toast.show({
        status: 'success',
        title: m.photo_removed(),
        description: m.photo_removed_detail(),
        ...(picture ? { action: { label: m.undo(), onSelect: () => restore(picture) } } : {}),
      });
    },
  };
}
