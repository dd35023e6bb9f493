import type { Engine } from '../e2e/journeys/phone.ts';
import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The engines by name. Each function finds its browser on this machine; null if it is missing. */
export const ENGINES: Readonly<Record<string, () => Promise<Engine | null>>> = { chromium, firefox, webkit };
