import { locales, type Locale } from '@grow/core';
import { faqTexts, paragraphsOf } from '@grow/core/content';
import { useLocale } from '@grow/shell';
import { Segmented, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FaqValues } from '../../../features/content';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  overflow-wrap: anywhere;
  p {
    white-space: pre-line;
  }
`;

const languages: Record<Locale, () => string> = { en: m.content_english, de: m.content_german };

/** The question as visitors read it, in either language. */
export function FaqPreview({ values }: { values: FaqValues }) {
  const app = useLocale();
  const [locale, setLocale] = useState<Locale>(app.locale);
  const { question, answer } = faqTexts(values, locale);
  return (
    <Root>
      <Segmented
        label={m.content_preview_language()}
        size="sm"
        options={locales.map((value) => ({ value, label: languages[value]() }))}
        value={locale}
        onChange={setLocale}
      />
      <Text as="h3" step="h3" lang={locale}>
        {question.trim() || m.content_preview_empty()}
      </Text>
      {paragraphsOf(answer).map((paragraph) => (
        <Text key={paragraph} tone="muted" lang={locale}>
          {paragraph}
        </Text>
      ))}
    </Root>
  );
}
