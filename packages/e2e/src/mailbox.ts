import { expect } from '@playwright/test';
import { currentStack } from './stack';

/** A mail as the local mailbox hands it out. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  created_at: string;
}

/** All mails to an address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${currentStack().mailboxUrl}/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

/** The link of the newest mail to an address that has one, once at least `count` of those have arrived. */
export async function linkMailedTo(address: string, count = 1): Promise<string> {
  const links = async () =>
    (await mailsTo(address)).flatMap(
      ({ text }) => text.match(/https?:\/\/\S+\/connect\/auth\/confirm\S*/)?.[0] ?? [],
    );
  await expect.poll(async () => (await links()).length).toBeGreaterThanOrEqual(count);
  const [newest] = await links();
  if (newest === undefined) throw new Error(`No mail to ${address} has a link`);
  return newest;
}
