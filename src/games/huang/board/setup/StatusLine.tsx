import type { MainScreenProps } from '../../../../shell/tool.ts';
import { RuleLink, type RuleViewer } from '../../../../ui/RuleLink.tsx';
import { makePlaceLabel } from '../../explain/place-label.ts';
import type { WorkScene } from '../map/map-scene.ts';
import { isStartingPosition } from '../state.ts';
import type { BoardActions, BoardTypes, StatusMessage } from '../types.ts';

interface Props extends Pick<MainScreenProps<BoardTypes>, 'answerModule' | 'lazyTexts' | 't'> {
  readonly controls: BoardActions;
  readonly scene: WorkScene;
  readonly rules: RuleViewer;
}

/** The line above the tray: why a tap had no effect, what is wrong with the position, or what to do next. */
export function StatusLine(props: Props) {
  const { controls, answerModule, lazyTexts, rules, t } = props;
  const message = getStatusMessage(props);
  const { remark } = controls.view;
  return (
    <div class="remark">
      <div>
        <p role="status">{message.text}</p>
        {message.rule && <RuleLink rule={message.rule} rules={rules} t={t} />}
        {remark?.kind === 'taken' && lazyTexts && (
          <button type="button" onClick={() => controls.playAgain(remark.space)}>
            {lazyTexts('was-last')}
          </button>
        )}
        {!remark && answerModule && lazyTexts && (
          <answerModule.CompletePlayButton controls={controls} t={lazyTexts} />
        )}
      </div>
    </div>
  );
}

function getStatusMessage({ controls, scene, answerModule, lazyTexts, t }: Props): StatusMessage {
  const { state, view } = controls;
  const { remark, mode, selection } = view;
  if (remark?.kind === 'obstacle') return { text: t(`cannot-${remark.why}`), rule: remark.rule };
  if (answerModule && lazyTexts) {
    if (remark?.kind === 'taken')
      return { text: lazyTexts('place-taken', { place: makePlaceLabel(remark.space) }) };
    if (remark?.kind === 'refused') return answerModule.explainBoardRefusal(remark.answer, lazyTexts);
    if (scene.lastPlayed.length > 0) return { text: lazyTexts('which-last') };
    if (!scene.states.ok) return answerModule.explainSetupFault(scene.states.error, lazyTexts);
  }
  if (selection.length > 0)
    return { text: t('chosen-more', { places: selection.map(makePlaceLabel).join(', ') }) };
  if (mode.mode === 'play' && lazyTexts)
    return { text: lazyTexts(`hint-${mode.play.type}`, { player: t(`dynasty-${state.setup.turn}`) }) };
  return { text: isStartingPosition(state) ? t('hint-setup') : `${t('hint-setup')} ${t('hint-strength')}` };
}
