import type { FunctionComponent } from 'preact';
import { UndoRedo } from '../../../shell/UndoRedo.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { YURT_KINDS } from '../rules/vocabulary.ts';
import { PieceIcon } from '../ui/board-drawing.tsx';
import type { ConquestPiece } from './state.ts';
import type { FullConquestTranslator, InitialConquestTranslator, TileToolsProps } from './types.ts';

interface Props extends Omit<TileToolsProps, 't' | 'answer'> {
  readonly answer: TileToolsProps['answer'] | undefined;
  /** Undefined until it is loaded with the answering module. */
  readonly TileTools: FunctionComponent<TileToolsProps> | undefined;
  readonly lazyTexts: FullConquestTranslator | undefined;
  readonly t: InitialConquestTranslator;
}

/** The tools at the bottom: pieces for the set-up, or the tile to place. */
export function ConquestTray({ answer, TileTools, lazyTexts, t, ...toolProps }: Props) {
  const { session, mode, setMode } = toolProps;
  const isSetup = mode.mode === 'setup';
  return (
    <div class="tray">
      <div class="line">
        <ToggleGroup look="switch">
          <ToggleButton isOn={isSetup} pick={() => setMode({ mode: 'setup', piece: 'red' })}>
            {t('mode-setup')}
          </ToggleButton>
          <ToggleButton isOn={!isSetup} isOff={!TileTools} pick={() => setMode({ mode: 'marking' })}>
            {t('mode-lay')}
          </ToggleButton>
        </ToggleGroup>
        <UndoRedo session={session} t={t} />
      </div>
      {isSetup && <SetupTools piece={mode.piece} setMode={setMode} t={t} />}
      {!isSetup && answer && TileTools && lazyTexts && (
        <TileTools {...toolProps} answer={answer} t={lazyTexts} />
      )}
    </div>
  );
}

function SetupTools({ piece, setMode, t }: Pick<Props, 'setMode' | 't'> & { readonly piece: ConquestPiece }) {
  const pick = (one: ConquestPiece) => () => setMode({ mode: 'setup', piece: one });
  return (
    <>
      <ToggleGroup name={t('yurts')}>
        {YURT_KINDS.map((yurt) => (
          <ToggleButton key={yurt} isOn={piece === yurt} label={t(`yurt-${yurt}`)} pick={pick(yurt)}>
            <PieceIcon piece={yurt} t={t} />
          </ToggleButton>
        ))}
        <ToggleButton isOn={piece === 'ruler'} label={t('piece-ruler')} pick={pick('ruler')}>
          <PieceIcon piece="ruler" t={t} />
        </ToggleButton>
      </ToggleGroup>
      <ToggleGroup>
        {(['river', 'tile', 'erase'] as const).map((one) => (
          <ToggleButton key={one} isOn={piece === one} pick={pick(one)}>
            {t(`piece-${one}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
    </>
  );
}
