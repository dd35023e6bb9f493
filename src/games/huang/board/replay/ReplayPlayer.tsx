import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { REPLAY_ICONS } from '../../../../drawings/replay-icons.ts';
import type { CitedSentence } from '../../../../explain/sentence.ts';
import { queryElement } from '../../../../ui/browser/query-element.ts';
import { LineIcon } from '../../../../ui/LineIcon.tsx';
import { SquareButton } from '../../../../ui/SquareButton.tsx';
import { StableHeightText } from '../../../../ui/StableHeightText.tsx';
import type { SettledScene } from '../map/map-scene.ts';
import type { BoardPartProps, FullBoardTranslator } from '../types.ts';

interface Props extends BoardPartProps {
  readonly scene: SettledScene;
  /** The sentence of each moment. */
  readonly sentences: readonly CitedSentence[];
}

/**
 * Returns how long a frame of the replay is shown, in milliseconds, from the number of letters of its
 * caption.
 */
export const getFrameDuration = (letters: number) => 1300 + 28 * letters;
/** Minimum length of a swipe, in pixels. */
const SWIPE = 40;

/** Replays an outcome step by step: before, each moment, the whole outcome, and afterwards. */
export function ReplayPlayer({ controls, scene, sentences, t }: Props) {
  const { at } = scene;
  const last = sentences.length + 2;
  const label = formatMomentLabel(at, sentences.length, t);
  const caption = formatMomentCaption(scene, sentences, t);
  const go = (to: number) => to >= 0 && to <= last && to !== at && controls.setMoment(to);
  const whole = sentences.length + 1;
  const { isRunning, run } = usePlayback({ controls, scene, whole, letters: caption.length });
  useScrollIntoView(scene.highlighted);
  const swipe = useSwipe((way) => go(at + way));
  const player = useRef<HTMLDivElement>(null);
  const { isCovering, showAgain } = useScrolledUnder(player);
  const choose = (to: number) => {
    showAgain();
    run(false);
    go(to);
  };
  const play = (isOn: boolean) => {
    showAgain();
    run(isOn);
  };
  const isUntouched = at === 0 && !isRunning;
  const isResting = at === whole || isUntouched || isCovering;
  return (
    <div
      class={isResting ? 'replay-bar resting' : 'replay-bar'}
      role="group"
      aria-label={t('replay')}
      ref={player}
      {...swipe}
    >
      <p class="caption" role="status">
        <StableHeightText texts={listCaptions(sentences, t)}>
          <small class="soft">{label}</small> {caption}
        </StableHeightText>
      </p>
      <div class="line scrub">
        <SquareButton label={t('replay-earlier')} isOff={at === 0} press={() => choose(at - 1)}>
          <LineIcon path={REPLAY_ICONS.earlier} size={22} />
        </SquareButton>
        <input
          type="range"
          aria-label={t('replay')}
          aria-valuetext={label}
          min={0}
          max={last}
          value={at}
          onInput={(event) => choose(event.currentTarget.valueAsNumber)}
        />
        <SquareButton label={t('replay-later')} isOff={at === last} press={() => choose(at + 1)}>
          <LineIcon path={REPLAY_ICONS.later} size={22} />
        </SquareButton>
        <SquareButton label={t(isRunning ? 'replay-pause' : 'replay-play')} press={() => play(!isRunning)}>
          <LineIcon path={REPLAY_ICONS[isRunning ? 'pause' : 'play']} size={22} />
        </SquareButton>
      </div>
    </div>
  );
}

/** Formats the label of a moment, e.g. `5 of 12`; the first and the last have names of their own. */
export function formatMomentLabel(at: number, count: number, t: FullBoardTranslator): string {
  if (at === 0) return t('before');
  if (at <= count) return t('replay-at', { at, count });
  return t(at === count + 1 ? 'replay-whole' : 'after');
}

/** Returns the caption of a frame: its moment's sentence, or a fixed text if it shows no single moment. */
export function formatMomentCaption(
  { at, marks, lost }: SettledScene,
  sentences: readonly CitedSentence[],
  t: FullBoardTranslator,
): string {
  const moment = sentences[at - 1];
  if (moment) return moment.text;
  if (at === 0) return t('replay-said-before');
  if (at > sentences.length + 1) return t('hint-strength');
  const isCrossed = lost.length > 0 || [...marks.values()].includes('gone');
  return t(isCrossed ? 'replay-said-whole' : 'replay-said-quiet');
}

/**
 * All captions that the replay may show, each with the label of its moment; used to reserve enough height.
 */
function listCaptions(sentences: readonly CitedSentence[], t: FullBoardTranslator): readonly string[] {
  const fixedCaptions = (
    ['replay-said-before', 'replay-said-whole', 'replay-said-quiet', 'hint-strength'] as const
  ).map((text) => `${t('replay-whole')} ${t(text)}`);
  return [
    ...sentences.map(({ text }, i) => `${formatMomentLabel(i + 1, sentences.length, t)} ${text}`),
    ...fixedCaptions,
  ];
}

interface PlaybackInputs extends Pick<Props, 'controls' | 'scene'> {
  /** Index of the moment that shows the whole outcome; playback ends there. */
  readonly whole: number;
  readonly letters: number;
}

/**
 * Returns whether the playback is running, and a callback that starts or pauses it. Playback starts by itself
 * if the action was opened from a link.
 */
function usePlayback({ controls, scene, whole, letters }: PlaybackInputs) {
  const { at, isOpened } = scene;
  const [isRunning, setRunning] = useState(() => isOpened && at === 0 && !prefersReducedMotion());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      controls.setMoment(at + 1);
      if (at + 1 >= whole) setRunning(false);
    }, getFrameDuration(letters));
    return () => clearTimeout(timer);
  }, [isRunning, at]);
  const run = (isOn: boolean) => {
    setRunning(isOn);
    if (isOn && at >= whole) controls.setMoment(0);
  };
  return { isRunning, run };
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls the map as little as possible if highlighted spaces are outside the visible part. */
function useScrollIntoView(highlighted: readonly string[]): void {
  useEffect(() => {
    const [first] = highlighted;
    if (first === undefined) return;
    const pane = queryElement('.pane', HTMLElement);
    const window = pane.getBoundingClientRect();
    const boxes = highlighted.map((space) =>
      queryElement(`[data-space="${space}"]`, SVGGElement, pane).getBoundingClientRect(),
    );
    const move = (from: number, to: number, low: number, high: number) =>
      from < low ? from - low : to > high ? Math.min(to - high, from - low) : 0;
    const span = (side: 'left' | 'right' | 'top' | 'bottom', least: (...of: number[]) => number) =>
      least(...boxes.map((box) => box[side]));
    pane.scrollBy({
      left: move(span('left', Math.min), span('right', Math.max), window.left, window.right),
      top: move(span('top', Math.min), span('bottom', Math.max), window.top, window.bottom),
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  }, [highlighted.join()]);
}

/**
 * Returns whether the page was scrolled since the last choice while the replay sticks to the edge of the
 * screen: its caption would cover what the reader scrolls to.
 */
function useScrolledUnder(player: RefObject<HTMLElement>) {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    const update = () => {
      const bottom = player.current?.getBoundingClientRect().bottom ?? 0;
      setCovering(bottom >= innerHeight - 1);
    };
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return { isCovering, showAgain: () => setCovering(false) };
}

/** Calls `swiped` with 1 after a swipe to the left, with -1 after one to the right. */
function useSwipe(onSwipe: (way: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const isOnSlider = event.target instanceof HTMLInputElement;
      from.current = event.isPrimary && !isOnSlider ? event.clientX : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current === null) return;
      const way = event.clientX - from.current;
      from.current = null;
      if (Math.abs(way) > SWIPE) onSwipe(way < 0 ? 1 : -1);
    },
  };
}
