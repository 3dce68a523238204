import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/setup/chromium.mjs';

/** `npm run test:full` runs everything; `npm test` leaves out what other tests promise in another language or role. */
const isFull = process.env['GROW_TESTS'] === 'full';

/** Where a phone is another thing to use, or the screens are laid out anew for it. */
const phoneInGate = [
  '**/adminAttendees.spec.ts',
  '**/checkIn.spec.ts',
  '**/checkInCamera.spec.ts',
  '**/firstPaint.spec.ts',
  '**/journey.spec.ts',
  '**/login/steps.spec.ts',
  '**/notifications.spec.ts',
  '**/people.spec.ts',
  '**/site/filters.spec.ts',
  '**/teams.spec.ts',
];

const withoutFeatures = [
  // Playwright's own list; the browser takes only the last one it is given.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // The address bar's two pages in every window: nobody sees them, and they cost a tenth of all tests' time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

export default defineConfig({
  testDir: './tests',
  globalSetup: './src/globalSetup.ts',
  fullyParallel: true,
  workers: Number(process.env['GROW_WORKERS'] ?? 2),
  ...(!isFull && { grepInvert: /@full/ }),
  // A second try tells a fault of the product from a starved machine; npm test names every test that needed it.
  retries: 1,
  forbidOnly: true,
  // Two cores run the browsers, the backend and other tests: patience here is not slowness of the product.
  timeout: 180_000,
  expect: {
    // Longer than the 30 s after which a page without a socket asks again.
    timeout: 45_000,
  },
  reporter: 'list',
  use: {
    // Fixed so that dates and words do not depend on the machine.
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Recording costs a third of a test's time: only the second try is recorded.
    trace: 'on-first-retry',
    launchOptions: launchOptions([
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${withoutFeatures.join()}`,
    ]),
  },
  projects: [
    // One build of the site for all outlines; the spec sets the widths itself.
    { name: 'outlines', testMatch: '**/outlines.spec.ts', use: { browserName: 'chromium' } },
    {
      name: 'desktop',
      testIgnore: '**/outlines.spec.ts',
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(!isFull && { testMatch: phoneInGate }),
      // The sentences about the frame set the widths that they speak of themselves; who may go where, what is sent
      // and what a server does is the same at every width.
      testIgnore: [
        '**/seed/**',
        '**/outlines.spec.ts',
        '**/ownBackend.spec.ts',
        '**/nginx.spec.ts',
        '**/atRest.spec.ts',
        '**/bytes.spec.ts',
        '**/credentials.spec.ts',
        '**/failedReads.spec.ts',
        '**/routes.spec.ts',
        '**/session-refused.spec.ts',
        '**/security/tabs.spec.ts',
        '**/content/site.spec.ts',
      ],
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
