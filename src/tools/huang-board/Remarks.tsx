import { placeOf } from '../../explain/huang/place.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import type { EntryProps } from '../shell/tool.ts';
import type { Said } from './Answer.tsx';
import type { Controls } from './controls.ts';
import type { Board } from './kit.ts';
import type { Scene } from './scene.ts';
import { isFresh } from './state.ts';

interface Props extends Pick<EntryProps<Board>, 'part' | 'partTexts' | 't'> {
  readonly controls: Controls;
  readonly scene: Extract<Scene, { kind: 'work' }>;
  readonly rules: Rules;
}

/** The line above the tray: why a tap did nothing, what is wrong with the position, or what to do next. */
export function Remarks(props: Props) {
  const { controls, part, partTexts, rules, t } = props;
  const said = saying(props);
  const { remark } = controls.view;
  return (
    <div class="remark">
      <div>
        <p role="status">{said.text}</p>
        {said.rule && <RuleLink rule={said.rule} rules={rules} t={t} />}
        {!remark && isFresh(controls.state) && (
          <button type="button" onClick={controls.clear}>
            {t('board-empty')}
          </button>
        )}
        {remark?.kind === 'taken' && partTexts && (
          <button type="button" onClick={() => controls.replay(remark.space)}>
            {partTexts('was-last')}
          </button>
        )}
        {!remark && part && partTexts && <part.PlayOffer controls={controls} t={partTexts} />}
      </div>
    </div>
  );
}

function saying({ controls, scene, part, partTexts, t }: Props): Said {
  const { state, rules, view } = controls;
  const { remark, mode, selection } = view;
  if (remark?.kind === 'obstacle') return { text: t(`cannot-${remark.why}`), rule: remark.rule };
  if (part && partTexts) {
    if (remark?.kind === 'taken') return { text: partTexts('place-taken', { place: placeOf(remark.space) }) };
    if (remark?.kind === 'refused') return part.sayRefusal(remark.state, rules, partTexts);
    if (scene.lastPlayed.length > 0) return { text: partTexts('which-last') };
    if (!scene.states.ok) return part.sayFault(scene.states.error, partTexts);
  }
  if (selection.length > 0) return { text: t('chosen-more', { places: selection.map(placeOf).join(', ') }) };
  if (mode.mode === 'play' && partTexts)
    return { text: partTexts(`hint-${mode.play.type}`, { player: t(`dynasty-${state.setup.turn}`) }) };
  return { text: isFresh(state) ? t('hint-setup') : `${t('hint-setup')} ${t('hint-strength')}` };
}
