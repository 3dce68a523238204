import type { Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onlyInFull } from '../src/full';
import { buildDeployment } from '../../../deploy/build.mjs';
import { freePort, nginxPath, startNginx } from '../../../deploy/testing/nginx.mjs';
import { createPerson, typeLogin } from '../src/people';
import { currentStack } from '../src/stack';
import { expect, test } from '../src/test';

const apps = path.resolve(import.meta.dirname, '../../../apps');

interface Served {
  /** The built apps behind nginx, as deploy/build.mjs writes them; without nginx the server of npm start. */
  address: string;
}

const served = test.extend<object, Served>({
  address: [
    async ({}, use) => {
      const { url, publishableKey, webUrl } = currentStack();
      if (!nginxPath) {
        await use(webUrl);
        return;
      }
      const folder = await mkdtemp(path.join(tmpdir(), 'grow-nginx-'));
      const [port, out] = [await freePort(), path.join(folder, 'out')];
      await buildDeployment({
        apps: { site: path.join(apps, 'site/dist'), connect: path.join(apps, 'connect/dist') },
        out,
        root: out,
        config: { supabaseUrl: url, supabaseKey: publishableKey },
        place: { listen: `127.0.0.1:${port}`, serverName: '_' },
      });
      const nginx = await startNginx(path.join(folder, 'nginx'), path.join(out, 'grow.conf'), port);
      await use(`http://localhost:${port}`);
      await nginx.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** What the browser refused because of the content security policy, from the first byte of every page on. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${effectiveDirective} ${blockedURI}`,
      );
    });
  });
  return violations;
}

served('no page breaks its content security policy', onlyInFull, async ({ page, address }) => {
  const violations = await violationsOf(page);
  for (const way of ['/', '/events', '/de', '/imprint']) {
    const response = await page.goto(address + way);
    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; /);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});

served('logging in to the dashboard breaks no content security policy', async ({ page, address }) => {
  const violations = await violationsOf(page);
  await page.goto(`${address}/connect/login`);
  await typeLogin(page, await createPerson());
  await page.waitForURL((url) => /^\/connect\/?$/.test(url.pathname));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${address}/connect/profile`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

served.describe(() => {
  served.use({ expectedConsole: [/Content Security Policy/] });

  served('the count of violations sees one', async ({ page, address }) => {
    const violations = await violationsOf(page);
    await page.goto(`${address}/imprint`);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.wasRun = true';
      document.head.append(script);
    });
    await expect.poll(() => violations).toEqual([expect.stringContaining('script-src')]);
  });
});
