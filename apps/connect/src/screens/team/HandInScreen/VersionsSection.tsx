import {
  draftOfFrozenPart,
  isSamePartValue,
  type HandInPhase,
  type HandInRecord,
  type HandInVersion,
} from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import { inLocale } from '@grow/core/text';
import { dateTimeInWords, timeInWords, dayInWords, berlinDay } from '@grow/core/time';
import { useLocale, type Locale } from '@grow/shell';
import { Badge, Button, Section, Text, VersionItem, VersionList } from '@grow/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { phaseBadges } from '../../../features/handIn';
import { m } from '../../../paraglide/messages';
import { lazyPart } from '../../../shared/code';

const CompareDialog = lazyPart(async () => (await import('./CompareDialog')).CompareDialog);
const None = styled(Text)`
  padding-top: 14px;
`;

/** How many changes of a draft are named. */
const CHANGES_SHOWN = 4;

type SectionProps = { milestone: Milestone; record: HandInRecord | null; phase: HandInPhase; now: Date };

const partName = (milestone: Milestone, key: string, locale: Locale) => {
  const part = milestone.parts.find((one) => one.key === key);
  return part ? inLocale(part.label, locale) : key;
};

/** The newest changes of a draft in words. */
function draftChanges({ milestone, record, now }: SectionProps, locale: Locale) {
  const since = record?.versions[0]?.handedInAt;
  return (record?.changes ?? [])
    .filter(({ writtenAt }) => since === undefined || writtenAt > since)
    .slice(0, CHANGES_SHOWN)
    .map(({ key, writtenAt, writtenBy }) => {
      const isToday = berlinDay(writtenAt) === berlinDay(now);
      const name = record?.people.get(writtenBy ?? '')?.firstName ?? m.hand_in_somebody();
      return (
        <>
          <b>{isToday ? timeInWords(writtenAt, locale) : dayInWords(writtenAt, locale)}</b>{' '}
          {m.hand_in_change({ name, part: partName(milestone, key, locale) })}
        </>
      );
    });
}

/** The parts that say something else than in the version before. */
function changedParts(milestone: Milestone, version: HandInVersion, before: HandInVersion, locale: Locale) {
  return milestone.parts
    .filter(({ key }) => {
      const [here, there] = [version.parts[key], before.parts[key]];
      if (!here || !there) return here !== there;
      return !isSamePartValue(draftOfFrozenPart(here), draftOfFrozenPart(there));
    })
    .slice(0, CHANGES_SHOWN)
    .map(({ label }) => inLocale(label, locale));
}

/** What was handed in so far, and what is being written. */
export function VersionsSection(props: SectionProps & { isWriting: boolean }) {
  const { milestone, record, phase, isWriting } = props;
  const { locale } = useLocale();
  const [compared, setCompared] = useState<{ newer: HandInVersion; older: HandInVersion }>();
  const versions = record?.versions ?? [];
  const changes = draftChanges(props, locale);
  const first = record?.changes.at(-1);
  const hasDraft = isWriting && (versions.length === 0 || changes.length > 0);
  const nameOf = (id: string | undefined) => record?.people.get(id ?? '')?.firstName;

  function titleOf(version: HandInVersion) {
    const verdict = record?.verdicts.find(({ versionId }) => versionId === version.id);
    const badge = phaseBadges[verdict?.decision ?? (version === versions[0] ? phase : 'waiting')];
    if (verdict === undefined && version !== versions[0]) return m.hand_in_version_replaced();
    return badge ? <Badge tone={badge.tone}>{badge.words()}</Badge> : m.hand_in_handed_in();
  }

  const detailOf = (version: HandInVersion) => {
    const time = dateTimeInWords(version.handedInAt, locale);
    const who = version.isByClock ? m.hand_in_clock_name() : nameOf(version.handedInBy);
    return [
      who,
      time,
      version.isLate && m.hand_in_version_late(),
      !version.isComplete && m.hand_in_version_incomplete(),
    ]
      .filter(Boolean)
      .join(', ');
  };

  return (
    <Section title={m.hand_in_versions()} aside={String(versions.length)} isFlush>
      {versions.length === 0 && !hasDraft && <None tone="muted">{m.hand_in_versions_none()}</None>}
      <VersionList>
        {hasDraft && (
          <VersionItem
            number={`v${(record?.version ?? 0) + 1}`}
            kind="draft"
            title={m.hand_in_draft()}
            detail={
              first &&
              m.hand_in_begun({
                name: nameOf(first.writtenBy) ?? m.hand_in_somebody(),
                time: dateTimeInWords(first.writtenAt, locale),
              })
            }
            changes={changes}
          />
        )}
        {versions.map((version, index) => {
          const before = versions[index + 1];
          const title = titleOf(version);
          return (
            <VersionItem
              key={version.id}
              number={`v${version.number}`}
              kind={typeof title === 'string' ? 'old' : 'handedIn'}
              title={title}
              detail={detailOf(version)}
              changes={before ? changedParts(milestone, version, before, locale) : []}
              actions={
                before && (
                  <Button
                    size="xs"
                    variant="ghost"
                    onClick={() => setCompared({ newer: version, older: before })}
                  >
                    {m.hand_in_compare({ version: before.number })}
                  </Button>
                )
              }
            />
          );
        })}
      </VersionList>
      {compared && (
        <Suspense>
          <CompareDialog milestone={milestone} {...compared} onClose={() => setCompared(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
