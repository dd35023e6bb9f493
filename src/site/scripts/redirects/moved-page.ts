// Leads from the old address of a page to the new one, at the same anchor. Inlined, so that it needs no
// further file.
import { queryElement, readDataAttribute } from '../../../ui/browser/query-element.ts';

const link = queryElement('#moved-to', HTMLAnchorElement);
const places = new Map<string, string>(Object.entries(JSON.parse(readDataAttribute(link, 'places'))));
const place = new URL(places.get(location.hash.slice(1)) ?? link.href, location.href);
if (location.hash) place.hash = location.hash;
location.replace(place);
