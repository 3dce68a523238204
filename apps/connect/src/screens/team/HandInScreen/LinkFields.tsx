import { Button, Input } from '@grow/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  & > input {
    width: 100%;
  }
`;

type LinkFieldsProps = {
  label: string;
  describedBy: string;
  links: readonly string[];
  maxCount: number;
  onChange: (links: readonly string[]) => void;
  onLeave: () => void;
};

const withScheme = (text: string) => (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text);

/** Addresses, a field for each. */
export function LinkFields({ label, describedBy, links, maxCount, onChange, onLeave }: LinkFieldsProps) {
  const [spare, setSpare] = useState(links.length === 0 ? 1 : 0);
  const rows = [...links, ...Array.from({ length: Math.min(spare, maxCount - links.length) }, () => '')];
  const change = (index: number, text: string) => {
    const next = rows.map((row, at) => (at === index ? text.trim() : row)).filter((row) => row !== '');
    // The row that was emptied or filled stays where it is.
    setSpare(rows.length - next.length);
    onChange(next);
  };
  return (
    <Root>
      {rows.map((row, index) => (
        <Input
          key={index}
          type="url"
          inputMode="url"
          placeholder="https://"
          aria-label={rows.length > 1 ? m.hand_in_link_number({ label, number: index + 1 }) : label}
          aria-describedby={describedBy}
          value={row}
          onChange={(event) => change(index, event.target.value)}
          onBlur={() => {
            if (row !== withScheme(row)) change(index, withScheme(row));
            onLeave();
          }}
        />
      ))}
      {rows.length < maxCount && links.length === rows.length && (
        <Button
          size="sm"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setSpare(1)}
        >
          {m.hand_in_link_add()}
        </Button>
      )}
    </Root>
  );
}
