import { errorSentence, useLocale } from '@grow/shell';
import { useToast } from '@grow/ui';

/** Tells what did not happen, and why. */
export function useFailureToast(): (title: string, error: unknown) => void {
  const { locale } = useLocale();
  const toast = useToast();
  return (title, error) => {
    toast.show({ status: 'error', title, description: errorSentence(error, locale) });
  };
}
