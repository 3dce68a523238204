import type { Profile } from '@grow/core';
import { useLocale } from '@grow/shell';
import { Button, media, Text } from '@grow/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { valuesOf, type ProfileValueName, type ProfileValues } from '../profileValues';
import { profileLabels, valueInWords } from '../profileWords';
import { useSkills } from '../useSkills';

const Root = styled.section`
  display: grid;
  gap: 20px;
  padding: 16px 18px;
  border: 1px solid var(--color-caution);
  border-radius: var(--radius-md);
  scroll-margin-top: 88px;
`;

const Field = styled.div`
  display: grid;
  gap: 10px;
`;

const Pair = styled.div`
  display: grid;
  gap: 12px;
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Version = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Words = styled(Text)`
  white-space: pre-line;
`;

type ClashNoteProps = {
  /** The profile as it is stored now. */
  stored: Profile;
  /** What is typed. */
  values: ProfileValues;
  clashes: readonly ProfileValueName[];
  onMine: (name: ProfileValueName) => void;
  onTheirs: (name: ProfileValueName) => void;
  /** Counts the tries to save: each brings the focus here. */
  tries: number;
};

/** Fields that were saved elsewhere since they were typed in: both texts, and the choice which one stays. */
export function ClashNote({ stored, values, clashes, onMine, onTheirs, tries }: ClashNoteProps) {
  const root = useRef<HTMLElement>(null);
  const { locale } = useLocale();
  const { data: skills = [] } = useSkills();
  const skillName = (key: string) => skills.find((skill) => skill.key === key)?.names[locale] ?? key;
  useEffect(() => {
    if (tries > 0) root.current?.focus();
  }, [tries]);
  const saved = valuesOf(stored);
  const words = (from: ProfileValues, name: ProfileValueName) =>
    valueInWords(name, from[name], skillName) || m.profile_clash_empty();
  return (
    <Root ref={root} role="alert" tabIndex={-1} data-clash="">
      <div>
        <Text as="b" step="ui">
          {m.profile_clash()}
        </Text>
        <Text step="small">{m.profile_clash_detail()}</Text>
      </div>
      {clashes.map((name) => {
        const label = profileLabels[name]();
        return (
          <Field key={name} role="group" aria-label={m.profile_clash_field({ field: label })}>
            <Text as="b" step="ui">
              {label}
            </Text>
            <Pair>
              <Version>
                <Text step="small" tone="muted">
                  {m.profile_clash_mine()}
                </Text>
                <Words dir="auto">{words(values, name)}</Words>
                <Button size="sm" onClick={() => onMine(name)}>
                  {m.profile_clash_keep()}
                </Button>
              </Version>
              <Version>
                <Text step="small" tone="muted">
                  {m.profile_clash_theirs()}
                </Text>
                <Words dir="auto">{words(saved, name)}</Words>
                <Button size="sm" variant="ghost" onClick={() => onTheirs(name)}>
                  {m.profile_clash_take()}
                </Button>
              </Version>
            </Pair>
          </Field>
        );
      })}
    </Root>
  );
}
