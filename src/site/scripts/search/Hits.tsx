import type { Locale } from '../../../i18n/locale.ts';
import { makePagePath } from '../../../i18n/paths.ts';
import { markMatches } from '../../../search/mark-matches.ts';
import type { SearchHit } from '../../../search/search-hit.ts';

interface Props {
  readonly hit: SearchHit;
  readonly locale: Locale;
  /** Called when its link is followed. */
  follow(hit: SearchHit): void;
}

/** A term, tool or page as a link with a short description. */
export function ShortHit(props: Props) {
  return (
    <p>
      <HitLink {...props} /> – {props.hit.entry.text} <Place {...props} />
    </p>
  );
}

/** A rule with its full text, matching words marked. */
export function RuleHit(props: Props) {
  return (
    <li>
      <Place {...props} />
      <h2>
        <HitLink {...props} />
      </h2>
      {props.hit.entry.text.split('\n').map((line) => (
        <p>
          <MarkedText text={line} {...props} />
        </p>
      ))}
    </li>
  );
}

/** The game of a hit, and its chapter if it has one. */
function Place({ hit }: Props) {
  const [game, ...chapter] = hit.entry.where.split(' · ');
  return (
    <small class="soft">
      <span class="chip">{game}</span> {chapter.join(' · ')}
    </small>
  );
}

function HitLink(props: Props) {
  const { hit, locale, follow } = props;
  const { path, title } = hit.entry;
  return (
    <a href={makePagePath(locale, path)} onClick={() => follow(hit)}>
      <MarkedText text={title} {...props} />
    </a>
  );
}

function MarkedText({ text, hit, locale }: Pick<Props, 'hit' | 'locale'> & { readonly text: string }) {
  return markMatches(text, hit.terms, locale).map((span) =>
    span.isMarked ? <mark>{span.text}</mark> : span.text,
  );
}
