import { CORNER, HALF, type Layout, spotsIn } from '../../drawings/huang/layout.ts';
import type { Reveal } from '../../ui/map.tsx';
import { frameOf } from './BoardMap.tsx';
import { STRIP } from './Rim.tsx';
import type { Scene } from './scene.ts';

/** The widest that a space is drawn to fill the window, in pixels. */
const WIDEST = 64;

/**
 * Has the spaces on which a conflict is settled fill the window, once; whoever moves the map then is left alone.
 * Nothing where there is no conflict: the map stays where people have it.
 */
export function filling(scene: Scene, layout: Layout): Reveal | undefined {
  const spots = spotsIn(layout, conflictIn(scene));
  if (spots.length === 0) return undefined;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const box = {
    left: Math.min(...xs) - HALF * 1.5,
    top: Math.min(...ys) - CORNER * 1.4,
    right: Math.max(...xs) + HALF * 1.5,
    bottom: Math.max(...ys) + CORNER * 1.4,
  };
  const frame = frameOf(layout);
  let turns = 0;
  return (pane, zoom) => {
    turns++;
    if (turns > 2) return;
    const room = { width: pane.clientWidth - STRIP, height: pane.clientHeight - STRIP };
    const fitted = Math.min(pane.clientWidth / frame.width, pane.clientHeight / frame.height);
    const near = Math.min(room.width / (box.right - box.left), room.height / (box.bottom - box.top));
    const wanted = Math.min(near, WIDEST / frame.space);
    if (wanted <= fitted * 1.05) {
      turns = 2;
      return zoom.fit();
    }
    const now = zoom.scale ?? fitted;
    if (turns === 1 && Math.abs(wanted / now - 1) > 0.001) return zoom.closer(wanted / now);
    turns = 2;
    const middle = { x: (box.left + box.right) / 2 + frame.rim, y: (box.top + box.bottom) / 2 + frame.rim };
    pane.scrollTo({
      left: middle.x * wanted - STRIP - room.width / 2,
      top: middle.y * wanted - STRIP - room.height / 2,
      behavior: 'instant',
    });
  };
}

function conflictIn(scene: Scene): readonly string[] {
  if (scene.kind !== 'asking' && scene.kind !== 'settled') return [];
  return scene.conflict;
}
