import { YURTS } from '../../engine/khan/vocabulary.ts';
import { PieceSign } from '../../ui/khan/Drawing.tsx';
import { lettersIn } from '../../ui/khan/letters.ts';
import { Choice, Segment } from '../../ui/segment.tsx';
import { UndoRedo } from '../shell/undo-redo.tsx';
import type { AnswerTexts, ConquestTexts } from './kit.ts';
import type { LayProps } from './LayTools.tsx';
import type { Piece } from './state.ts';

interface Props extends Omit<LayProps, 't' | 'answer'> {
  readonly answer: LayProps['answer'] | undefined;
  /** Undefined until it is loaded with the code that answers. */
  readonly LayTools: typeof import('./LayTools.tsx').LayTools | undefined;
  readonly partTexts: AnswerTexts | undefined;
  readonly t: ConquestTexts;
}

/** The tools at the bottom: pieces for the set-up, or the tile to place. */
export function Tray({ answer, LayTools, partTexts, t, ...lay }: Props) {
  const { session, mode, setMode } = lay;
  const isSetup = mode.mode === 'setup';
  return (
    <div class="tray">
      <div class="line">
        <Segment>
          <Choice isOn={isSetup} pick={() => setMode({ mode: 'setup', piece: 'red' })}>
            {t('mode-setup')}
          </Choice>
          <Choice isOn={!isSetup} isOff={!LayTools} pick={() => setMode({ mode: 'marking' })}>
            {t('mode-lay')}
          </Choice>
        </Segment>
        <UndoRedo session={session} t={t} />
      </div>
      {isSetup && <SetupTools piece={mode.piece} setMode={setMode} t={t} />}
      {!isSetup && answer && LayTools && partTexts && <LayTools {...lay} answer={answer} t={partTexts} />}
    </div>
  );
}

function SetupTools({ piece, setMode, t }: Pick<Props, 'setMode' | 't'> & { readonly piece: Piece }) {
  const pick = (one: Piece) => () => setMode({ mode: 'setup', piece: one });
  const letters = lettersIn(t);
  return (
    <>
      <Segment name={t('yurts')}>
        {YURTS.map((yurt) => (
          <Choice key={yurt} isOn={piece === yurt} label={t(`yurt-${yurt}`)} pick={pick(yurt)}>
            <PieceSign piece={yurt} letters={letters} />
          </Choice>
        ))}
        <Choice isOn={piece === 'ruler'} label={t('piece-ruler')} pick={pick('ruler')}>
          <PieceSign piece="ruler" letters={letters} />
        </Choice>
      </Segment>
      <Segment>
        {(['river', 'tile', 'erase'] as const).map((one) => (
          <Choice key={one} isOn={piece === one} pick={pick(one)}>
            {t(`piece-${one}`)}
          </Choice>
        ))}
      </Segment>
    </>
  );
}
