import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../../.setup/browser.mjs';
import { IS_WHOLE_SUITE } from '../support/campaign.ts';

const found = findChromium();
const shell = findHeadlessShell();

/** A mid-range phone. */
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * What a whole Chromium leaves out: what Playwright leaves out too, whose list this one replaces, and last what draws the
 * browser's own address bar as two pages beside each page of ours, which took half of the processor.
 */
const LEFT_OUT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** Tests that need a camera or an install prompt start a whole Chromium themselves. */
const whole = found &&
  found.from !== 'playwright' && {
    executablePath: found.path,
    args: [`--disable-features=${LEFT_OUT.join(',')}`],
  };

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  // Tests wait for events, not for a time. These timeouts only end tests that hang, even on a slow machine.
  timeout: 15 * 60_000,
  expect: { timeout: 60_000 },
  // Tests that repeat what another test proves have this tag, and run in `npm run test:all`.
  ...(!IS_WHOLE_SUITE && { grepInvert: /@all/ }),
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    actionTimeout: 3 * 60_000, // so that a tap which waits in vain is named, not only its test
    navigationTimeout: 3 * 60_000,
    baseURL: process.env['SITE'] ?? '', // where the server says that it is, before any test begins
    browserName: 'chromium',
    contextOptions: { reducedMotion: 'reduce' }, // nothing that is tapped is on its way; motion.spec.ts looks at what moves
    launchOptions: shell ? { executablePath: shell } : { ...whole },
  },
  projects: [
    { name: 'phone', use: PHONE, testIgnore: IS_WHOLE_SUITE ? [] : ['mouse.spec.ts'] },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testMatch: ['mouse.spec.ts', ...(IS_WHOLE_SUITE ? ['pages.spec.ts', 'keyboard.spec.ts'] : [])],
    },
  ],
  webServer: {
    command: `node ../support/serve.ts ${process.env['PORT'] ?? 0}`, // on a free port unless one is named
    wait: { stdout: /(?<site>http:\S+)/ }, // which every worker finds as `SITE` in its environment
    timeout: 120_000,
  },
});
