import { dayInWords } from '@grow/core/time';
import type { NewInviteLink } from '@grow/core/team';
import { useLocale } from '@grow/shell';
import { Button, Field, FieldGrid, Input, useToast } from '@grow/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import type { InviteValues } from './inviteForm';

const Made = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;

function MadeLink({ link }: { link: NewInviteLink }) {
  const { locale } = useLocale();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const address = window.location.origin + fullPath(paths.join({ token: link.token }));
  // Nothing else tells that it is made, and from here it is copied.
  useEffect(() => input.current?.focus(), []);
  const handleCopy = () => {
    navigator.clipboard.writeText(address).then(
      () => void toast.show({ status: 'success', title: m.team_link_copied() }),
      // A browser that does not let a page write there lets the person do it.
      () => input.current?.select(),
    );
  };
  return (
    <Made>
      <Field
        label={m.team_link_address()}
        help={m.team_link_once({ max: link.maxUses, day: dayInWords(link.expiresAt, locale) })}
      >
        <Input ref={input} readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <Button size="sm" variant="solid" onClick={handleCopy}>
        {m.team_link_copy()}
      </Button>
    </Made>
  );
}

/** A link for so many people and days. Its address is told once. */
export function InviteByLink({ form }: { form: Form<InviteValues> }) {
  const { made } = form.values;
  return (
    <>
      <FieldGrid>
        <Field label={m.team_link_uses()} error={form.errors.uses}>
          <Input {...form.text('uses')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={m.team_link_days()} error={form.errors.days}>
          <Input {...form.text('days')} inputMode="numeric" autoComplete="off" />
        </Field>
      </FieldGrid>
      {made && <MadeLink key={made.id} link={made} />}
    </>
  );
}
