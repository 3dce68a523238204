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

/** The link of the newest mail to an address, once at least `count` have arrived. */
export async function linkMailedTo(address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThanOrEqual(count);
  const [newest] = await mailsTo(address);
  const link = newest?.text.match(/https?:\/\/\S+\/connect\/auth\/confirm\S*/)?.[0];
  if (!link) throw new Error(`The newest mail to ${address} has no link: ${newest?.text ?? ''}`);
  return link;
}
