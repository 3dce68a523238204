import { pendingEmailChange, type AuthAccount } from '@grow/core/security';
import { Button, Section, useToast } from '@grow/ui';
import { useRef, useState } from 'react';
import { SettingRow } from '../../../features/profile';
import { EmailForm, EmailPending, Panel, PasswordForm, SetPassword } from '../../../features/security';
import { m } from '../../../paraglide/messages';

/** The address and the password one logs in with. */
export function LoginSection({ account }: { account: AuthAccount }) {
  const toast = useToast();
  const [open, setOpen] = useState<'email' | 'password'>();
  const emailButton = useRef<HTMLButtonElement>(null);
  const passwordButton = useRef<HTMLButtonElement>(null);
  // Links of a change that is older are dead; when they die while one looks, the next reading shows it.
  const [now] = useState(() => Date.now());
  const pending = pendingEmailChange(account, now);

  const close = () => {
    (open === 'email' ? emailButton : passwordButton).current?.focus();
    setOpen(undefined);
  };
  const handleEmail = () => {
    close();
    toast.show({
      status: 'info',
      title: m.security_email_asked(),
      description: m.security_email_asked_detail(),
    });
  };
  const handlePassword = () => {
    close();
    toast.show({
      status: 'success',
      title: m.new_password_done(),
      description: m.security_password_done_detail(),
    });
  };

  return (
    <Section title={m.security_section_login()} titleStep="h2" isFlush>
      <SettingRow
        label={m.email()}
        action={
          <Button
            ref={emailButton}
            size="sm"
            aria-expanded={open === 'email'}
            onClick={() => setOpen('email')}
          >
            {m.security_email_change()}
          </Button>
        }
      >
        {account.email}
      </SettingRow>
      {open === 'email' && (
        <Panel>
          <EmailForm
            current={account.email}
            hasFocus={pending !== undefined}
            onDone={handleEmail}
            onCancel={close}
          />
        </Panel>
      )}
      {pending && open !== 'email' && (
        <EmailPending
          current={account.email}
          wanted={pending.to}
          askedAt={pending.askedAt.getTime()}
          onOther={() => setOpen('email')}
        />
      )}
      <SettingRow
        label={m.profile_password()}
        action={
          <Button
            ref={passwordButton}
            size="sm"
            aria-expanded={open === 'password'}
            onClick={() => setOpen('password')}
          >
            {account.hasPassword ? m.profile_change() : m.security_set_password()}
          </Button>
        }
      >
        {account.hasPassword ? m.security_password_note() : m.security_set_password_note()}
      </SettingRow>
      {open === 'password' && (
        <Panel>
          {account.hasPassword ? (
            <PasswordForm email={account.email} onDone={handlePassword} onCancel={close} />
          ) : (
            <SetPassword email={account.email} onCancel={close} />
          )}
        </Panel>
      )}
    </Section>
  );
}
