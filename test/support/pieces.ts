/** Yields each text with its language, as a screen reader sees it. */
export function* piecesOf(html: string): Generator<readonly [lang: string, text: string]> {
  const shown = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const open: { readonly tag: string; readonly lang: string }[] = [];
  for (const [, end, tag = '', rest = '', text] of shown.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi)) {
    const lang = open.at(-1)?.lang ?? '';
    if (text !== undefined) yield [lang, text];
    else if (end) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at >= 0) open.length = at;
    } else if (!rest.endsWith('/') && !/^(meta|link|br|hr|img|input)$/.test(tag))
      open.push({ tag, lang: /\slang="?([\w-]+)/.exec(rest)?.[1] ?? lang });
  }
}
