import { useSearchParams } from 'react-router-dom';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { routes } from '../../../routes/routes';

const { dialog: teamDialogs } = routes.team.query;

type TeamDialog = (typeof teamDialogs)[number];

/** The dialog that the address names, and whom or what it is about. */
export type TeamDialogAddress = {
  readonly value: TeamDialog | undefined;
  readonly id: string | undefined;
  open: (dialog: TeamDialog, id?: string) => void;
  close: () => void;
};

/** Dialogs of one's own team, each with an address. */
export function useTeamDialog(): TeamDialogAddress {
  const [query] = useSearchParams();
  const address = useDialogAddress('dialog', ['id']);
  return {
    value: teamDialogs.find((dialog) => dialog === address.value),
    id: query.get('id') ?? undefined,
    open: (dialog, id) => address.open(dialog, id === undefined ? {} : { id }),
    close: address.close,
  };
}
