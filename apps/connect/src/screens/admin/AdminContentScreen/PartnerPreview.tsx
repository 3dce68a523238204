import { Text } from '@grow/ui';
import { styled } from 'styled-components';
import { tierWords, type PartnerValues } from '../../../features/content';
import { m } from '../../../paraglide/messages';

const Slot = styled.div`
  display: grid;
  gap: 6px;
  place-content: center;
  place-items: center;
  min-height: 112px;
  padding: 16px 12px;
  border: 1px solid var(--color-line);
  text-align: center;
  overflow-wrap: anywhere;
`;

/** A logo as it is stored: small, on white. */
export const LogoImage = styled.img`
  max-width: 100%;
  max-height: 64px;
  border-radius: var(--radius-xs);
`;

/** The partner as visitors see it. */
export function PartnerPreview({ values: { name, tier, logo } }: { values: PartnerValues }) {
  return (
    <Slot>
      {logo ? (
        <LogoImage src={logo} alt={name} />
      ) : (
        <Text as="b" step="h4">
          {name.trim() || m.content_preview_empty()}
        </Text>
      )}
      <Text step="small" tone="muted">
        {tierWords[tier]()}
      </Text>
    </Slot>
  );
}
