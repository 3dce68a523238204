import type { Page, Request } from '@playwright/test';

/** Keeps a page's requests to an address from going on; calling the result lets them. Those that `isHeld` does not name go at once. */
export async function holdRequests(
  page: Page,
  address: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await held;
    await route.continue();
  });
  return release;
}
