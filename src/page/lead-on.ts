// Redirects an address without a language to the page in the reader's language, if the page is clear from the
// address alone. Inlined, so that a first visit over a slow connection needs no further file.
import { placeOf } from '../offline/lead-on.ts';
import { rootHere } from '../ui/element.ts';
import { readersLocale } from './reader.ts';

const root = rootHere();
const path = location.pathname.slice(root.length).replace('index.html', '');
const place = placeOf(path, location.hash);
if (place) location.replace(`${root}${readersLocale()}/${place.page}${location.hash}`);
