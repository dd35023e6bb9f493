import { GAME_PICTURES } from './game-pictures.ts';

/** Makes the picture of a game as an SVG element in the page's colours. It is decoration without text. */
export function makeGamePicture(game: keyof typeof GAME_PICTURES): string {
  const { wash, posts, shafts, ink, seal } = GAME_PICTURES[game];
  const body = [
    drawPart(wash, ' fill="var(--soft)" opacity=".22"'),
    posts ? drawPart(posts, ' stroke="currentColor" stroke-width="5"') : '',
    drawPart(shafts, ' stroke="currentColor" stroke-width="3"'),
    drawPart(ink, ''),
    drawPart(seal, ' fill="var(--seal)"'),
  ].join('');
  const frame = 'viewBox="0 0 720 192" width="360" height="96" preserveAspectRatio="xMidYMid slice"';
  return `<svg class="banner" ${frame} fill="currentColor" aria-hidden="true">${body}</svg>`;
}

function drawPart(d: string, look: string): string {
  return `<path${look} d="${d}"/>`;
}
