import { errorSentence, useLocale } from '@grow/shell';
import { useToast } from '@grow/ui';
import type { Content } from '../../features/content';
import { m } from '../../paraglide/messages';

type Entry = { readonly id: string; readonly position: number; readonly isPublished: boolean };

/** What is done to one entry of a list, each with what is said about it; `nameOf` is how an entry is called. */
export function useContentActions<T extends Entry, Changes>(
  content: Content<T, Changes | { isPublished: boolean }>,
  nameOf: (item: T) => string,
) {
  const { locale } = useLocale();
  const toast = useToast();

  const fail = (title: string, error: unknown, retry: () => void) =>
    toast.show({
      status: 'error',
      title,
      description: errorSentence(error, locale),
      action: { label: m.try_again(), onSelect: retry },
      duration: null,
    });

  function restore(item: T): void {
    content.add.mutateAsync(item).then(
      () => toast.show({ status: 'success', title: m.content_restored({ name: nameOf(item) }) }),
      (error: unknown) => fail(m.content_not_restored({ name: nameOf(item) }), error, () => restore(item)),
    );
  }

  function remove(item: T): void {
    const name = nameOf(item);
    content.remove.mutateAsync(item.id).then(
      (removed) =>
        toast.show({
          status: 'success',
          title: m.content_deleted({ name }),
          description: m.content_next_build(),
          action: { label: m.undo(), onSelect: () => restore(removed) },
        }),
      (error: unknown) => fail(m.content_not_deleted({ name }), error, () => remove(item)),
    );
  }

  function publish(item: T, isPublished: boolean): void {
    const name = nameOf(item);
    content.update.mutateAsync({ id: item.id, changes: { isPublished } }).then(
      () =>
        toast.show({
          status: 'success',
          title: isPublished ? m.content_published({ name }) : m.content_unpublished({ name }),
          description: m.content_next_build(),
        }),
      (error: unknown) => fail(m.content_not_saved({ name }), error, () => publish(item, isPublished)),
    );
  }

  /** Says nothing of its own: the list itself tells where the entry stands now. */
  function move(item: T, position: number): void {
    content.move.mutateAsync({ id: item.id, position }).catch((error: unknown) => {
      fail(m.content_not_moved({ name: nameOf(item) }), error, () => move(item, position));
    });
  }

  return { remove, publish, move };
}
