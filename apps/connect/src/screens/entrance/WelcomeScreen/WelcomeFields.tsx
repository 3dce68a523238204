import { profileFields } from '@grow/core';
import { consentVersion, ideaStages, lookingForChoices, signupInfoLimits } from '@grow/core/onboarding';
import { Checkbox, Field, FieldGrid, FieldGroup, Input, Radio, Section, Textarea, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import type { Form } from '../../../shared/form';
import {
  ideaStageWords,
  lookingForWords,
  WELCOME_SKILLS,
  withWelcomeSkill,
  type WelcomeAnswers,
} from '../../../features/onboarding';
import { SkillChips } from '../../../features/profile';
import { m } from '../../../paraglide/messages';
import { sitePaths } from '../../../paths';

const Stack = styled.div`
  display: grid;
  gap: 24px;
`;

const Choices = styled.div`
  display: grid;
  justify-items: start;
`;

type FieldsProps = { form: Form<WelcomeAnswers> };

function Studies({ form }: FieldsProps) {
  return (
    <Section title={m.welcome_section_you()}>
      <FieldGrid>
        <Field label={m.studies()} aside={m.optional()} help={m.studies_hint()}>
          <Input {...form.text('studies')} maxLength={profileFields.studies.limit} />
        </Field>
        <Field label={m.university()} aside={m.optional()}>
          <Input
            {...form.text('university')}
            maxLength={profileFields.university.limit}
            autoComplete="organization"
          />
        </Field>
      </FieldGrid>
    </Section>
  );
}

/** What teams find somebody by: only for whoever looks for one, and everything of it may stay empty. */
function Listing({ form: { values, set } }: FieldsProps) {
  return (
    <>
      <SkillChips
        label={m.welcome_skills()}
        help={m.welcome_skills_help()}
        chosen={values.skills}
        max={WELCOME_SKILLS}
        isCapped
        onToggle={(key) => set({ skills: withWelcomeSkill(values.skills, key) })}
      />
      <Checkbox
        name="discoverable"
        checked={values.discoverable}
        detail={m.welcome_discoverable_detail()}
        onChange={(event) => set({ discoverable: event.target.checked })}
      >
        {m.listing_discoverable()}
      </Checkbox>
    </>
  );
}

function Idea({ form }: FieldsProps) {
  const { values, errors, set, text } = form;
  return (
    <Section title={m.welcome_section_idea()}>
      <Stack>
        <FieldGroup label={m.idea_stage()} error={errors.ideaStage}>
          <Choices>
            {ideaStages.map((stage) => (
              <Radio
                key={stage}
                name="ideaStage"
                value={stage}
                checked={values.ideaStage === stage}
                aria-invalid={errors.ideaStage ? true : undefined}
                onChange={() => set({ ideaStage: stage })}
              >
                {ideaStageWords[stage]()}
              </Radio>
            ))}
          </Choices>
        </FieldGroup>
        <FieldGroup label={m.looking_for()} error={errors.lookingFor}>
          <Choices>
            {lookingForChoices.map((choice) => (
              <Radio
                key={choice}
                name="lookingFor"
                value={choice}
                checked={values.lookingFor === choice}
                aria-invalid={errors.lookingFor ? true : undefined}
                onChange={() => set({ lookingFor: choice })}
              >
                {lookingForWords[choice]()}
              </Radio>
            ))}
          </Choices>
        </FieldGroup>
        {values.lookingFor === 'team' && <Listing form={form} />}
        <Field label={m.motivation()} aside={m.optional()} help={m.motivation_hint()}>
          <Textarea {...text('motivation')} maxLength={signupInfoLimits.motivation} />
        </Field>
        <Field label={m.heard_from()} aside={m.optional()}>
          <Input {...text('heardFrom')} maxLength={signupInfoLimits.heardFrom} />
        </Field>
      </Stack>
    </Section>
  );
}

const consents = [
  {
    name: 'terms',
    title: m.consent_terms_title,
    words: m.consent_terms,
    read: m.consent_read_terms,
    href: `${sitePaths.imprint}#terms`,
  },
  {
    name: 'privacy',
    title: m.consent_privacy_title,
    words: m.consent_privacy,
    read: m.consent_read_privacy,
    href: sitePaths.privacy,
  },
] as const;

function Consents({ form }: FieldsProps) {
  const { values, errors, set } = form;
  return (
    <Section title={m.welcome_section_consent()}>
      <Stack>
        {consents.map(({ name, title, words, read, href }) => (
          <FieldGroup
            key={name}
            label={title()}
            error={errors[name]}
            aside={
              <TextLink href={href} target="_blank" rel="noopener">
                {read()}
              </TextLink>
            }
          >
            <Checkbox
              name={name}
              checked={values[name]}
              aria-invalid={errors[name] ? true : undefined}
              onChange={(event) => set({ [name]: event.target.checked })}
            >
              {words({ version: consentVersion })}
            </Checkbox>
          </FieldGroup>
        ))}
        <FieldGroup label={m.newsletter_title()} aside={m.optional()}>
          <Checkbox
            name="newsletter"
            checked={values.newsletter}
            onChange={(event) => set({ newsletter: event.target.checked })}
          >
            {m.newsletter()}
          </Checkbox>
        </FieldGroup>
      </Stack>
    </Section>
  );
}

/** The questions of the welcome step, in three parts. */
export function WelcomeFields({ form }: FieldsProps) {
  return (
    <>
      <Studies form={form} />
      <Idea form={form} />
      <Consents form={form} />
    </>
  );
}
