import { fingerReach, media, Text } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-height: 56px;
  padding-block: 10px;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  & > :nth-child(2) {
    flex: 1 1 10rem;
    min-width: 0;
  }
  & > a {
    ${fingerReach}
  }
`;

const Label = styled(Text)`
  flex: 0 0 100%;
  font-weight: 620;
  ${media.md} {
    flex-basis: 9rem;
  }
`;

type SettingRowProps = { label: string; action?: ReactNode; children: ReactNode };

/** One thing of the account: what it is, how it stands, what can be done. */
export function SettingRow({ label, action, children }: SettingRowProps) {
  return (
    <Row>
      <Label forwardedAs="span" step="ui">
        {label}
      </Label>
      <Text as="div" step="ui" tone="muted">
        {children}
      </Text>
      {action}
    </Row>
  );
}
