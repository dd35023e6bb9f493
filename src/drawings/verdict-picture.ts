import type { StrengthBar } from '../core/strength-bar.ts';
import type { Colour, Dynasty } from '../games/huang/rules/vocabulary.ts';
import { DYNASTY_ICONS } from './dynasty-icons.ts';
import { ICONS } from './icons.ts';
import { KIND_SHAPES } from './kind-shapes.ts';
import { escapeMarkup } from './markup.ts';
import { formatNumbers } from './svg-path.ts';
import { TICK_ICON } from './tick-icon.ts';
import { type MeasureText, wrapText } from './wrap-text.ts';

/** A number of points; for a colour with its icon and its parts. */
export interface PointsCell {
  readonly text: string;
  readonly kind?: Colour;
  /** Undefined if all points have the same source. */
  readonly parts?: readonly Part[];
}

/** A part of the points: from white points, from granaries, or the colour's own. */
interface Part {
  readonly points: number;
  readonly sign: Colour | 'granary' | null;
}

/** The points of a player or a side. */
interface Row {
  readonly name: string;
  readonly cells: readonly PointsCell[];
  readonly isBest: boolean;
}

/** A verdict as shown in large type on the screen or in a picture, as data. */
export interface VerdictCard {
  /** Undefined while nothing is decided; there is no seal then. */
  readonly tone?: Tone | undefined;
  /** Shown on the seal instead of the icon of the tone: a score, or the winner. */
  readonly seal?: string | { readonly dynasty: Dynasty } | undefined;
  /** How far the verdict holds, in one or two words. */
  readonly tag?: string | undefined;
  /** The subject, in one or two words. */
  readonly title: string;
  readonly head: string;
  /** The reason, and what to do on the table. */
  readonly lines: readonly string[];
  /** The deciding colour. */
  readonly decided?: Colour | undefined;
  /** The strengths of the sides of a conflict, with the colour of the tiles that count. */
  readonly strengths?:
    | { readonly colour: 'red' | 'yellow'; readonly sides: readonly StrengthBar[] }
    | undefined;
  /** The points of all players, best first. */
  readonly rows: readonly Row[];
  /** What the answer comes from, instead of the name of the site. */
  readonly source?: string;
}

/** The colours of the themes, as in src/site/styles/tokens.css. */
const LIGHT = {
  ...{ paper: '#f7f1e3', card: '#fffdf8', ink: '#221d16', soft: '#585045', line: '#dccfb6' },
  ...{ yes: '#1b5c40', no: '#98271a', open: '#6c4b00' },
};
const DARK: typeof LIGHT = {
  ...{ paper: '#14120f', card: '#201d18', ink: '#efe7d8', soft: '#b3a896', line: '#3a342b' },
  ...{ yes: '#74c9a0', no: '#f48c74', open: '#e2b64c' },
};
type Theme = typeof LIGHT;
type Tone = 'yes' | 'no' | 'open';

const KINDS =
  '.yellow{fill:#e3b23a}.red{fill:#b93527}.blue{fill:#2f6aa8}.green{fill:#33794b}.white{fill:#fbfaf5;stroke:#6b6453;stroke-width:1.5}';

/** The margin and padding of the card, the size of the seal, and the font sizes. */
const EDGE = 40;
const INNER = 64;
const SEAL = 200;
const HEAD = 68;
const BODY = 40;
/** The width of a column, and the gap between two columns. */
const ROOM = 872;
const GAP = 80;
/** The width of a cell with an icon, the size of the icon, and the gap before the next cell. */
const CELL = 144;
const SIGN = 48;
const CELL_GAP = 24;
/** The gap between an icon and its points. */
const ICON_GAP = 8;
/** The font size and the line height of the parts of points. */
const SMALL = 28;
const SMALL_LINE = 34;

/** The state of drawing a column from top to bottom: the parts drawn so far, and the next y coordinate. */
interface Pen {
  readonly theme: Theme;
  readonly widthOf: MeasureText;
  readonly left: number;
  readonly right: number;
  y: number;
  readonly parts: string[];
}

/** How to draw a verdict: in dark colours, and in two columns with the points next to the verdict. */
export interface VerdictStyle {
  readonly isNight: boolean;
  readonly isWide: boolean;
}

/** Makes a picture of a verdict as an SVG file with a background. */
export function makeVerdictPicture(
  verdict: VerdictCard,
  widthOf: MeasureText,
  pictureStyle: VerdictStyle,
): string {
  const theme = pictureStyle.isNight ? DARK : LIGHT;
  const { high, wide, parts } = drawAll(
    verdict,
    { theme, widthOf },
    pictureStyle.isWide && verdict.rows.length > 0,
  );
  const { paper, card, ink, soft, line } = theme;
  const tone = verdict.tone ? theme[verdict.tone] : line;
  const style = `text{font-family:system-ui,sans-serif;fill:${ink}}.serif{font-family:Georgia,serif;font-weight:700}.soft{fill:${soft}}.tone{fill:${tone}}${KINDS}`;
  const box = `x="${EDGE}" y="${EDGE}" width="${wide - 2 * EDGE}" height="${high - 2 * EDGE}" rx="28"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">`,
    `<title>${escapeMarkup(verdict.head)}</title><style>${style}</style>`,
    `<rect width="${wide}" height="${high}" fill="${paper}"/>`,
    `<clipPath id="card"><rect ${box}/></clipPath><rect ${box} fill="${card}" stroke="${line}" stroke-width="3"/>`,
    `<path clip-path="url(#card)" fill="${tone}" d="M${EDGE} 0h18v${high}h-18z"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

/** Draws the content of the card in one or two columns and returns it with its size. */
function drawAll(verdict: VerdictCard, base: Pick<Pen, 'theme' | 'widthOf'>, isWide: boolean) {
  const top = EDGE + INNER;
  const mainPen: Pen = { ...base, left: top, right: top + ROOM, y: top, parts: [] };
  const left = top + ROOM + GAP;
  const rowPen: Pen = isWide ? { ...base, left, right: left + ROOM, y: top, parts: [] } : mainPen;
  drawSubject(mainPen, verdict);
  drawStrengths(mainPen, verdict);
  drawLines(mainPen, verdict);
  for (const row of verdict.rows) drawRow(rowPen, row);
  drawFooter(mainPen, verdict);
  const parts = isWide ? [...mainPen.parts, ...rowPen.parts] : mainPen.parts;
  return { parts, wide: rowPen.right + top, high: Math.round(Math.max(mainPen.y, rowPen.y) + EDGE) };
}

/** Draws the subject, the seal, and the verdict next to it. */
function drawSubject(pen: Pen, { tone, tag, seal, title, head }: VerdictCard): void {
  const at = pen.left + (tone ? SEAL + 44 : 0);
  const widthOf = (text: string) => pen.widthOf(text, 'serif');
  const lines = wrapText(head, (pen.right - at) / HEAD, widthOf);
  const size = Math.min(HEAD, (pen.right - at) / Math.max(...lines.map(widthOf))); // one long word
  const headTop = tag ? 88 : 44;
  const textHeight = headTop + lines.length * HEAD * 1.15;
  const high = Math.max(tone ? SEAL : 0, textHeight);
  const top = pen.y + (high - textHeight) / 2;
  if (tone)
    pen.parts.push(drawSeal(pen.left, pen.y + (high - SEAL) / 2, pen.theme[tone], getSign(tone, seal)));
  pen.parts.push(
    drawText(title, at, top + 30, 32, 'class="soft"'),
    ...(tag ? [drawText(tag, at, top + 74, 32, 'class="tone" font-weight="700"')] : []),
    ...lines.map((line, i) =>
      drawText(line, at, top + headTop + HEAD * (0.9 + i * 1.15), size, 'class="serif"'),
    ),
  );
  pen.y += high + 40;
}

function getSign(tone: Tone, seal: VerdictCard['seal']): string | { readonly path: string } {
  if (typeof seal === 'string') return seal;
  if (seal) return { path: DYNASTY_ICONS[seal.dynasty] };
  return tone === 'yes' ? { path: TICK_ICON } : tone === 'no' ? '×' : '?';
}

/** Draws a slightly rotated square seal. */
function drawSeal(x: number, y: number, colour: string, sign: ReturnType<typeof getSign>): string {
  const middle = SEAL / 2;
  const inside =
    typeof sign === 'string'
      ? `<text class="serif tone" x="${middle}" y="${middle + 40}" font-size="${sign.length > 2 ? 84 : 116}" text-anchor="middle">${escapeMarkup(sign)}</text>`
      : `<path fill="${colour}" fill-rule="evenodd" transform="translate(28 28)scale(6)" d="${sign.path}"/>`;
  return `<g transform="rotate(-5 ${x + middle} ${y + middle})translate(${x} ${formatNumbers([y])})"><path fill="none" stroke="${colour}" stroke-width="14" stroke-linejoin="round" d="M7 7h186v186H7z"/>${inside}</g>`;
}

/** Draws the strength of each side as a bar with its number: filled for the board, outlined for the rest. */
function drawStrengths(pen: Pen, { strengths }: VerdictCard): void {
  if (!strengths) return;
  const { colour, sides } = strengths;
  const from = pen.left + ROOM * 0.36;
  const most = Math.max(1, ...sides.map(({ onBoard, committed }) => onBoard + committed));
  const unit = (pen.right - from - 2 * BODY) / most;
  const drawPart = (left: number, points: number, style: string) =>
    `<rect x="${formatNumbers([left])}" y="${formatNumbers([pen.y + 6])}" width="${formatNumbers([points * unit])}" height="${BODY - 8}" ${style}/>`;
  for (const { name, onBoard, committed, isAhead } of sides) {
    const weight = isAhead ? 'font-weight="700"' : '';
    const room = (from - pen.left) / BODY - 0.5;
    const label = cutName(name, room, (text) => pen.widthOf(text, isAhead ? 'bold' : 'plain'));
    pen.parts.push(
      drawText(label, pen.left, pen.y + BODY - 6, BODY, weight),
      drawPart(from, onBoard, `class="${colour}"`),
      drawPart(
        from + onBoard * unit,
        committed,
        `class="${colour}" fill-opacity=".35" stroke="${STRENGTH_RIMS[colour]}" stroke-width="3"`,
      ),
      drawText(`${onBoard + committed}`, pen.right, pen.y + BODY - 6, BODY, `text-anchor="end" ${weight}`),
    );
    pen.y += BODY * 1.4;
  }
  pen.y += 24;
}

const STRENGTH_RIMS = { red: '#b93527', yellow: '#c08d12' };

/** Draws the reason (with the deciding colour) below a line, then what to do. */
function drawLines(pen: Pen, { lines, decided }: VerdictCard): void {
  if (lines.length === 0) return;
  drawSeparator(pen);
  for (const [i, text] of lines.entries()) {
    const mark = i === 0 ? decided : undefined;
    const from = pen.left + (mark ? 68 : 0);
    if (mark) pen.parts.push(drawKind(mark, pen.left, pen.y - 4, 2.2));
    for (const line of wrapText(text, (pen.right - from) / BODY, (one) => pen.widthOf(one, 'plain'))) {
      pen.parts.push(drawText(line, from, pen.y + BODY, BODY));
      pen.y += BODY * 1.35;
    }
    pen.y += 12;
  }
  pen.y += 24;
}

/** Draws the name and points of a player. */
function drawRow(pen: Pen, { name, cells, isBest }: Row): void {
  drawSeparator(pen);
  const cell = cells.length > 1 ? CELL : 160;
  const size = cells.length > 1 ? BODY : BODY * 1.4;
  const from = pen.right - cells.length * cell;
  const room = (from - pen.left) / size - 0.5;
  const weight = isBest ? 'font-weight="700"' : '';
  pen.parts.push(
    drawText(
      cutName(name, room, (text) => pen.widthOf(text, 'bold')),
      pen.left,
      pen.y + size,
      size,
      weight,
    ),
  );
  for (const [i, one] of cells.entries()) {
    if (one.kind) drawColourCell(pen, one, one.kind, from + i * cell, weight);
    else
      pen.parts.push(
        drawText(one.text, from + (i + 1) * cell, pen.y + size, size, `text-anchor="end" ${weight}`),
      );
  }
  const lines = Math.max(...cells.map(({ parts = [] }) => splitParts(parts).length));
  pen.y += size * 1.5 + (lines > 0 ? lines * SMALL_LINE + 12 : 0);
}

/** Draws the icon of a colour with its points next to it, and the parts of these points below. */
function drawColourCell(
  pen: Pen,
  { text, parts = [] }: PointsCell,
  kind: Colour,
  x: number,
  weight: string,
): void {
  const room = CELL - SIGN - ICON_GAP - CELL_GAP;
  const size = Math.min(BODY, room / pen.widthOf(text, weight ? 'bold' : 'plain')); // three digits
  pen.parts.push(
    drawKind(kind, x, pen.y + 2, SIGN / 24),
    drawText(text, x + SIGN + ICON_GAP, pen.y + BODY, size, weight),
  );
  for (const [i, line] of splitParts(parts).entries())
    drawParts(pen, line, x, pen.y + BODY * 1.5 + i * SMALL_LINE, i > 0);
}

/** Splits the parts of points into lines: the first two fit in one line. */
function splitParts(parts: readonly Part[]): readonly (readonly Part[])[] {
  const [own, first, ...others] = parts;
  return own && first ? [[own, first], ...others.map((one) => [one])] : [];
}

/** Draws a line of parts, each with its icon: `7 + 2☆`; smaller if it would reach the next cell. */
function drawParts(pen: Pen, line: readonly Part[], left: number, y: number, isContinued: boolean): void {
  const texts = line.map(({ points }, i) => `${i > 0 || isContinued ? '\u00a0+\u00a0' : ''}${points}`);
  const signs = line.filter(({ sign }) => sign).length;
  const wide = texts.reduce((sum, text) => sum + pen.widthOf(text, 'plain'), 0) + signs;
  const size = Math.min(SMALL, (CELL - ICON_GAP) / wide);
  let x = left;
  for (const [i, { sign }] of line.entries()) {
    const text = texts[i] ?? '';
    pen.parts.push(drawText(text, Math.round(x), y + SMALL, size));
    x += pen.widthOf(text, 'plain') * size;
    if (!sign) continue;
    const top = y + SMALL - size * 0.85;
    if (sign === 'granary') pen.parts.push(drawGranary(x, top, size / 24));
    else pen.parts.push(drawKind(sign, x, top, size / 24));
    x += size;
  }
}

/** Cuts a name to the available width. */
function cutName(name: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(name) <= room) return name;
  const letters = [...name];
  const most = letters.findIndex((_, i) => widthOf(`${letters.slice(0, i + 1).join('')}…`) > room);
  return `${letters.slice(0, most).join('')}…`;
}

/** Draws the footer with the logo. */
function drawFooter(pen: Pen, { source }: VerdictCard): void {
  drawSeparator(pen);
  const at = `translate(${pen.left} ${formatNumbers([pen.y - 4])})scale(1.8)`;
  pen.parts.push(
    `<path class="soft" fill-rule="evenodd" transform="${at}" d="${ICONS.gate}"/>`,
    drawText(source ?? 'Yamen', pen.left + 58, pen.y + 29, source ? 26 : 32, 'class="serif soft"'),
  );
  pen.y += INNER;
}

function drawSeparator(pen: Pen): void {
  const { left, right, y } = pen;
  pen.parts.push(
    `<path stroke="${pen.theme.line}" stroke-width="2" d="M${left} ${formatNumbers([y])}H${right}"/>`,
  );
  pen.y += 24;
}

function drawKind(colour: Colour, x: number, y: number, scale: number): string {
  const shape = `<path class="${colour}" d="${KIND_SHAPES[colour]}"/>`;
  return `<g transform="translate(${formatNumbers([x])} ${formatNumbers([y])})scale(${formatNumbers([scale])})">${shape}</g>`;
}

function drawGranary(x: number, y: number, scale: number): string {
  const place = `translate(${formatNumbers([x])} ${formatNumbers([y])})scale(${formatNumbers([scale])})`;
  return `<path class="soft" fill-rule="evenodd" transform="${place}" d="${ICONS.granary}"/>`;
}

function drawText(text: string, x: number, y: number, size: number, more = ''): string {
  return `<text x="${x}" y="${formatNumbers([y])}" font-size="${size}" ${more}>${escapeMarkup(text)}</text>`;
}
