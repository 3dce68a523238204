import type { Profile } from '@grow/core';
import type { MentorProfile } from '@grow/core/mentor';
import { useLocale } from '@grow/shell';
import { Button, Section } from '@grow/ui';
import { Suspense, useState } from 'react';
import { SettingRow } from '../../profile';
import { m } from '../../../paraglide/messages';
import { languageName } from '../mentorForm';
import { lazyPart } from '../../../shared/code';

const MentorProfileDrawer = lazyPart(async () => (await import('./MentorProfileDrawer')).MentorProfileDrawer);

type AboutSectionProps = { profile: Profile; mentor: MentorProfile | null };

/** What teams and organisers read of a mentor. */
export function AboutSection({ profile, mentor }: AboutSectionProps) {
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const languages = mentor?.languages.map((code) => languageName(code, locale)) ?? [];
  const rows = [
    [m.mentoring_line(), mentor?.line || m.mentoring_nothing()],
    [
      m.mentoring_capacity(),
      mentor ? m.mentoring_capacity_count({ count: mentor.capacity }) : m.mentoring_nothing(),
    ],
    [m.mentoring_languages(), list.format(languages) || m.mentoring_nothing()],
    [m.mentoring_cities(), list.format(mentor?.cities ?? []) || m.mentoring_nothing()],
    [m.mentoring_skills(), m.mentoring_skills_count({ count: profile.skills.length })],
    [m.mentoring_queue(), mentor?.takesSharedQueue ? m.mentoring_queue_on() : m.mentoring_queue_off()],
  ] as const;
  return (
    <Section
      title={m.mentoring_about()}
      titleStep="h2"
      isFlush
      aside={
        <Button size="sm" onClick={() => setOpen(true)}>
          {m.mentoring_change()}
        </Button>
      }
    >
      {rows.map(([label, value]) => (
        <SettingRow key={label} label={label}>
          {value}
        </SettingRow>
      ))}
      <Suspense fallback={null}>
        {isOpen && (
          <MentorProfileDrawer isOpen onClose={() => setOpen(false)} profile={profile} mentor={mentor} />
        )}
      </Suspense>
    </Section>
  );
}
