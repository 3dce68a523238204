import { siteConfig } from '@grow/shell';
import { Section, Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const List = styled.ol`
  display: grid;
  gap: 14px;
  margin: 0;
  padding-left: 20px;
  list-style: decimal;
  li::marker {
    color: var(--color-ink-muted);
  }
`;

const Sections = styled.div`
  display: grid;
  gap: 32px;
  align-content: start;
`;

/** What to do before a phone is lost and after, and after somebody else got in. */
export function RecoveryAdvice() {
  const { contactMail } = siteConfig;
  return (
    <Sections>
      <Section title={m.security_lost_title()}>
        <List>
          <Text as="li" step="ui">
            {m.security_lost_two()}
          </Text>
          <Text as="li" step="ui">
            {m.security_lost_remove()}
          </Text>
          <Text as="li" step="ui">
            {m.security_lost_help()} <TextLink href={`mailto:${contactMail}`}>{contactMail}</TextLink>
          </Text>
        </List>
      </Section>
      <Section title={m.security_intruder_title()}>
        <List>
          <Text as="li" step="ui">
            {m.security_intruder_password()}
          </Text>
          <Text as="li" step="ui">
            {m.security_intruder_keys()}
          </Text>
        </List>
      </Section>
    </Sections>
  );
}
