import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** A dialog that has an address: it can be linked to, and Back closes it. */
export type DialogAddress = {
  /** What the dialog is about; undefined while it is closed. */
  readonly value: string | undefined;
  open: (value: string, others?: Readonly<Record<string, string>>) => void;
  close: () => void;
};

/** Marks a step in the history that only opened a dialog, so that closing it takes the step back. */
const OPENED_HERE = 'dialogOpenedHere';

/** The dialog whose parameter is `name`; `others` are parameters that go with it. */
export function useDialogAddress(name: string, others: readonly string[] = []): DialogAddress {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return {
    value: query.get(name) || undefined,
    open: (value, more = {}) => {
      // A second press before the dialog stands would take two steps back to close it. The address knows of the first at once.
      if (new URLSearchParams(window.location.search).get(name) === value) return;
      setQuery((now) => new URLSearchParams([...now, [name, value], ...Object.entries(more)]), {
        state: { [OPENED_HERE]: name },
        preventScrollReset: true,
      });
    },
    close: () => {
      if ((state as Record<string, unknown> | null)?.[OPENED_HERE] === name) {
        void navigate(-1);
        return;
      }
      setQuery(
        (now) => new URLSearchParams([...now].filter(([key]) => key !== name && !others.includes(key))),
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
