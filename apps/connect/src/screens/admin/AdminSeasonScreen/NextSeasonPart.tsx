import type { SeasonSettings } from '@grow/core/season-admin';
import { dateInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, ButtonLink, Section, Text } from '@grow/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { CloneDialog } from './CloneDialog';
import { nextSeasonHref } from './seasonAddress';

const Body = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
`;

type NextSeasonPartProps = {
  settings: SeasonSettings;
  /** Null while none is prepared. */
  next: SeasonSettings | null;
};

/** Begins the next season as a copy of this one, or leads to the one that is prepared. */
export function NextSeasonPart({ settings, next }: NextSeasonPartProps) {
  const { locale } = useLocale();
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={m.season_next()}>
      <Body>
        <Text step="ui" tone="muted">
          {next
            ? m.season_next_prepared({
                label: next.season.label,
                date: dateInWords(next.season.startsOn, locale),
              })
            : m.season_next_detail()}
        </Text>
        {next ? (
          <ButtonLink href={nextSeasonHref()} linkComponent={AppLink}>
            {m.season_next_write({ label: next.season.label })}
          </ButtonLink>
        ) : (
          <Button icon={<Copy size={18} strokeWidth={1.75} aria-hidden />} onClick={() => setAsking(true)}>
            {m.season_next_action()}
          </Button>
        )}
        <CloneDialog season={settings.season} isOpen={isAsking} onClose={() => setAsking(false)} />
      </Body>
    </Section>
  );
}
