import { Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../paraglide/messages';

// Shown by its address alone: `/#account-deleted` needs no script, and no other visit sees it.
const Root = styled.div`
  display: none;
  &:target {
    display: grid;
    gap: 4px;
    max-width: var(--content-max);
    margin: 24px auto 0;
    padding: 20px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-md);
    background: var(--color-surface);
    scroll-margin-top: calc(var(--header-height) + 24px);
  }
`;

const Place = styled.div`
  padding-inline: var(--gutter);
`;

/** Tells somebody who has just deleted their account that it is done. */
export function AccountDeletedNote() {
  return (
    <Place>
      <Root id="account-deleted" role="status" tabIndex={-1}>
        <Text as="b" step="h4">
          {m.account_deleted_title()}
        </Text>
        <Text step="ui">{m.account_deleted_detail()}</Text>
      </Root>
    </Place>
  );
}
