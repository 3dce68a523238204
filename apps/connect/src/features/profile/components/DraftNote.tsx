import { Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 2px;
  padding: 14px 18px;
  border-radius: var(--radius-md);
  background: var(--color-info-tint);
`;

/** Says that what is shown was typed on an earlier visit and is not saved. */
export function DraftNote() {
  return (
    <Root role="status" data-draft-note="">
      <Text as="b" step="ui">
        {m.profile_draft_title()}
      </Text>
      <Text step="small">{m.profile_draft_detail()}</Text>
    </Root>
  );
}
