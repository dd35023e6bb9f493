import { bundleScript } from './inline-script.ts';

/** The inline script of every page that says so if the scripts of the page do not arrive. */
export const lateNoticeScript = await bundleScript('src/site/scripts/late-notice.ts');
