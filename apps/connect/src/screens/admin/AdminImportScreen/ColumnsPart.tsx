import {
  columnCount,
  columnSamples,
  importFields,
  importRoles,
  isConsentColumn,
  mappedTo,
  type ImportField,
} from '@grow/core/people-import';
import { locales } from '@grow/core';
import { languageNames, roleWord, useLocale } from '@grow/shell';
import { AutosaveBar, Button, Field, media, Section, Select, Split } from '@grow/ui';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import type { DraftProps } from './DraftProps';
import { FileFacts } from './FileFacts';
import { ImportFrame } from './ImportFrame';
import { counted, fieldWords } from './importWords';
import { savingWords } from './savingWords';

const List = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
  li {
    display: grid;
    gap: 8px 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    ${media.md} {
      grid-template-columns: minmax(0, 1fr) 220px 9rem;
      align-items: center;
    }
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  small,
  li > span {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  li > span {
    display: flex;
    gap: 6px;
    align-items: center;
  }
`;

const Defaults = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 28px;
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

const NONE = '';

/** The second step: what becomes of which column. */
export function ColumnsPart({ draft, table: { source }, form }: DraftProps) {
  const { locale } = useLocale();
  const { choices, change } = form;
  const { mapping } = choices;
  const columns = Array.from({ length: columnCount(source) }, (_, column) => column);
  const used = mapping.filter((field) => field !== null).length;
  const rows = source.rows.filter((cells) => cells.some((cell) => cell !== '')).length;
  const hasAddresses = mapping.includes('email');
  const nameOf = (column: number) =>
    source.header?.[column] || m.import_column({ number: String(column + 1) });
  return (
    <ImportFrame step="columns" lead={m.import_lead()}>
      <Split>
        <Section
          title={m.import_step_columns()}
          aside={m.import_columns_used({ used: String(used), count: String(columns.length) })}
          isFlush
        >
          <List>
            {columns.map((column) => {
              const name = nameOf(column);
              const isConsent = isConsentColumn(source.header?.[column] ?? '');
              return (
                <li key={column}>
                  <div>
                    <b>{name}</b>
                    <small>{columnSamples(source, column).join(', ')}</small>
                  </div>
                  <Select
                    aria-label={`${m.import_in_grow()}: ${name}`}
                    value={mapping[column] ?? NONE}
                    onChange={({ target }) => {
                      const field = target.value === NONE ? null : (target.value as ImportField);
                      change({
                        mapping: mappedTo(
                          columns.map((at) => mapping[at] ?? null),
                          column,
                          field,
                        ),
                      });
                    }}
                  >
                    <option value={NONE}>{m.import_not_used()}</option>
                    {importFields.map((field) => (
                      <option key={field} value={field}>
                        {fieldWords[field]()}
                      </option>
                    ))}
                  </Select>
                  <span>
                    {mapping[column] ? (
                      <>
                        <Check size={16} strokeWidth={1.75} aria-hidden />
                        {m.import_fits()}
                      </>
                    ) : isConsent ? (
                      m.import_needs_consent()
                    ) : (
                      m.import_column_out()
                    )}
                  </span>
                </li>
              );
            })}
          </List>
          <Defaults>
            <Field label={m.import_default_role()}>
              <Select
                value={choices.role}
                onChange={({ target }) =>
                  change({ role: target.value === 'MENTOR' ? 'MENTOR' : 'PARTICIPANT' })
                }
              >
                {importRoles.map((role) => (
                  <option key={role} value={role}>
                    {roleWord(role, locale)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={m.import_default_locale()}>
              <Select
                value={choices.locale}
                onChange={({ target }) => change({ locale: target.value === 'de' ? 'de' : 'en' })}
              >
                {locales.map((one) => (
                  <option key={one} value={one} lang={one}>
                    {languageNames[one]}
                  </option>
                ))}
              </Select>
            </Field>
          </Defaults>
        </Section>
        <FileFacts draft={draft} source={source} choices={choices} />
      </Split>
      <AutosaveBar
        state={hasAddresses ? form.state : 'blocked'}
        message={hasAddresses ? savingWords(form.state) : m.import_no_addresses()}
        action={
          <Button variant="primary" disabled={!hasAddresses} onClick={() => change({ isChecking: true })}>
            {counted(rows, m.import_check_one, m.import_check_many, locale)}
          </Button>
        }
      />
    </ImportFrame>
  );
}
