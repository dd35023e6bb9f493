// Redirects an address without a language to the page in the user's language, if the page is clear from the
// address alone. Inlined, so that a first visit over a slow connection needs no further file.
import { findRedirect } from '../../../offline/redirect.ts';
import { getSiteRoot } from '../../../ui/browser/query-element.ts';
import { getPreferredLocale } from './preferred-locale.ts';

const root = getSiteRoot();
const path = location.pathname.slice(root.length).replace('index.html', '');
const target = findRedirect(path, location.hash, location.search);
if (target) location.replace(`${root}${getPreferredLocale()}/${target.page}${target.fragment}`);
