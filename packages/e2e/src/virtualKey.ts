import type { Page } from '@playwright/test';

/** Gives the page a key that confirms every question, as a finger on it would: one in the USB port, or the device's own. */
export async function plugInKey(page: Page, transport: 'usb' | 'internal'): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
