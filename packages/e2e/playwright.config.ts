import { defineConfig } from '@playwright/test';
import { forShortPages, launchOptions, withoutBlur } from '../../scripts/setup/chromium.mjs';
import { isFull } from './src/full';

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
  // A process for the next page that most tests never open.
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  // The address bar's two pages in every window: nobody sees them, and they cost a tenth of all tests' time.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

const started = [
  '--disable-background-networking',
  '--disable-component-update',
  ...forShortPages,
  `--disable-features=${withoutFeatures.join()}`,
];
// Outlines and pictures are of what everybody sees.
const opaque = { launchOptions: launchOptions([...started, ...withoutBlur]) };

/** What `npm test` leaves out stands at each test, and why in decision 028. */
const chosen = isFull ? {} : { grepInvert: /@full/ };
// What is tried in both languages is in the full run tried in German on a phone and in English on a desktop: texts are longest in
// German, windows narrowest on a phone, and neither of the two needs the other's window.
const onDesktop = isFull ? { grepInvert: /\(de\)|, de\b/ } : chosen;
const onPhone = isFull ? { grepInvert: /\(en\)|, en\b|@desktop/ } : { grep: /@phone/ };

export default defineConfig({
  testDir: './tests',
  globalSetup: './src/globalSetup.ts',
  fullyParallel: true,
  workers: Number(process.env['GROW_WORKERS'] ?? 2),
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
    // Of all pages of a test: what the second of two people saw is half of the story.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(started),
  },
  projects: [
    // Of `npm test` few and long: first, or at the end each of them would hold one browser while the others are done.
    {
      name: 'phone',
      ...onPhone,
      // The sentences about the frame set the widths that they speak of themselves; who may go where, what is sent
      // and what a server does is the same at every width.
      testIgnore: [
        '**/seed/**',
        '**/outlines.spec.ts',
        '**/{beyondAxe,liveRegion}.spec.ts',
        '**/ownBackend.spec.ts',
        '**/newOrganiser.spec.ts',
        '**/nginx.spec.ts',
        '**/atRest.spec.ts',
        '**/bytes.spec.ts',
        '**/failedReads.spec.ts',
        '**/routes.spec.ts',
        '**/screens.spec.ts',
        '**/session/*.spec.ts',
        '**/content/*.spec.ts',
        // What these draw is visited on a phone by the tests of accessibility, steps and edits beside them.
        '**/login/{auth,language,lockout,mailedCode,passkey,place,providers,secondStep}.spec.ts',
        '**/security/!(accessibility).spec.ts',
        '**/profile/{failures,twoTabs}.spec.ts',
        '**/privacy/{deletion,export}.spec.ts',
        '**/handIn/{notifications,together}.spec.ts',
        '**/admin/{eventDraft,invitation}.spec.ts',
        '**/site/account.spec.ts',
        // What is kept of data runs out for everybody at once, and one next season is prepared at a time: a second window would
        // find nothing left to do.
        '**/focus/{everyMutation,nextSeason,privacyAdmin}.spec.ts',
        // The same elements in the same order at every width. Where a phone has cards or days instead of a table, it is tried.
        '**/focus/{content,event,experiment,handIn,privacy,profile,pulses,record,review,security,story,team,teamRequests}.spec.ts',
        '**/{firstReads,mails,preloads}.spec.ts',
        // Organisers lead a round in a wide window; everyState visits its room on a phone.
        '**/gates/journey.spec.ts',
      ],
      use: { ...opaque, browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    // One build of the site for all outlines; the spec sets the widths itself.
    { name: 'outlines', ...chosen, testMatch: '**/outlines.spec.ts', use: { browserName: 'chromium' } },
    {
      name: 'desktop',
      ...onDesktop,
      // A season has one round of each kind, and jurors hold phones; so do those who let people in by a camera.
      testIgnore: [
        '**/outlines.spec.ts',
        '**/jury/{guest,offline}.spec.ts',
        '**/event/checkInCamera.spec.ts',
      ],
      // Each frame of what moves is drawn by the processor, here 1440 × 900 pixels of it: a fifth of a test's time. The same
      // dialogs, drawers and toasts move on phones; tests about motion ask for it themselves, by `inMotion`.
      use: {
        ...opaque,
        browserName: 'chromium',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      },
    },
  ],
});
