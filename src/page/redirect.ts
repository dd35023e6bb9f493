// Redirects an address without a language to the page in the reader's language, if the page is clear from the
// address alone. Inlined, so that a first visit over a slow connection needs no further file.
import { findRedirect } from '../offline/redirect.ts';
import { getSiteRoot } from '../ui/query-element.ts';
import { getPreferredLocale } from './preferred-locale.ts';

const root = getSiteRoot();
const path = location.pathname.slice(root.length).replace('index.html', '');
const place = findRedirect(path, location.hash);
if (place) location.replace(`${root}${getPreferredLocale()}/${place.page}${location.hash}`);
