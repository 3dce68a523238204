import { Pencil } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { layers, media } from '../tokens';

const Root = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: ${layers.actionBar};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 10px 14px;
  padding: 10px 10px 10px 18px;
  background: var(--color-raised);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-md);
  box-shadow: var(--shadow-float);
  font-size: 0.9375rem;
  line-height: 1.35;
  ${media.short} {
    position: static;
  }
  animation: save-bar-in var(--time-base) var(--ease-grow);
  @keyframes save-bar-in {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
`;

const Message = styled.div`
  display: flex;
  gap: 4px 10px;
  align-items: center;
  min-width: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
  }
  span {
    color: var(--color-ink-muted);
  }
  ${media.belowMd} {
    flex: 1 1 9rem;
    & > svg {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
  margin-left: auto;
`;

/** Props of {@link SaveBar}; everything else goes to the root. */
export interface SaveBarProps extends HTMLAttributes<HTMLDivElement> {
  /** How much has changed, such as "3 changes not saved". */
  message: ReactNode;
  /** What stands in the way, in words. */
  blocker?: ReactNode;
  isSaving?: boolean;
  onDiscard: () => void;
  labels: { discard: string; save: string; saving: string };
  /** The id of the form it submits, when it stands outside of it. */
  form?: string;
}

/** Appears with the first change, at the lower edge; its save button submits the form. */
export const SaveBar = (props: SaveBarProps) => {
  const { message, blocker, isSaving = false, onDiscard, labels, form, ...rest } = props;
  return (
    <Root data-save-bar="" data-bottom-bar="" {...rest}>
      <Message role="status">
        <Pencil size={16} strokeWidth={1.75} aria-hidden />
        <div>
          <b>{message}</b>
          {blocker && <span>{blocker}</span>}
        </div>
      </Message>
      <Actions>
        <Button variant="ghost" size="sm" onClick={onDiscard} disabled={isSaving}>
          {labels.discard}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="sm"
          form={form}
          isBusy={isSaving}
          busyLabel={labels.saving}
        >
          {labels.save}
        </Button>
      </Actions>
    </Root>
  );
};
