import { Check, CircleAlert, CloudOff, Lock } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Dial } from '../Dial';
import { Actions, Message, Root } from './SaveBar.styles';

/** What becomes of what is typed: saved, being saved, kept on this device, in need of somebody, or closed for changes. */
export const autosaveStates = ['saved', 'saving', 'offline', 'blocked', 'locked'] as const;
/** What becomes of what is typed. */
export type AutosaveState = (typeof autosaveStates)[number];

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const icons: Record<AutosaveState, ReactNode> = {
  saved: <Check {...icon} />,
  saving: <Dial size={16} />,
  offline: <CloudOff {...icon} />,
  blocked: <CircleAlert {...icon} />,
  locked: <Lock {...icon} />,
};

/** Props of {@link AutosaveBar}; everything else goes to the root. */
export interface AutosaveBarProps extends HTMLAttributes<HTMLDivElement> {
  state: AutosaveState;
  /** Such as "Saved 13:58". */
  message: ReactNode;
  /** What is missing, or what happens next. */
  detail?: ReactNode;
  /** A button. */
  action?: ReactNode;
}

/** Stays at the lower edge of what saves itself, and says how far it is. */
export const AutosaveBar = ({ state, message, detail, action, ...rest }: AutosaveBarProps) => (
  <Root data-save-bar="" data-bottom-bar="" data-state={state} {...rest}>
    <Message role="status" data-stacked="">
      {icons[state]}
      <div>
        <b>{message}</b>
        {detail && <span>{detail}</span>}
      </div>
    </Message>
    {action && <Actions>{action}</Actions>}
  </Root>
);
