import { useState } from 'react';

const KEY = 'grow-typed-email';

function recall(): string {
  try {
    // A mail that invites an address names it in its link.
    const named = new URLSearchParams(window.location.search).get('email');
    return named ?? window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function keep(email: string): void {
  try {
    window.sessionStorage.setItem(KEY, email);
  } catch {
    // It has to be typed again on the next page then.
  }
}

/** The address that the link names, or that somebody typed at one entrance, so that the next one has it already. Forgotten with the tab. */
export function useTypedEmail(): readonly [string, (email: string) => void] {
  const [typed] = useState(recall);
  return [typed, keep];
}
