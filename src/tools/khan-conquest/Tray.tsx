import { YURTS } from '../../engine/khan/vocabulary.ts';
import { Choice } from '../../ui/choice.tsx';
import { PieceSign } from '../../ui/khan/Drawing.tsx';
import { lettersIn } from '../../ui/khan/letters.ts';
import { Turning } from '../shell/Turning.tsx';
import type { Workbench } from './Conquest.tsx';
import type { Piece } from './conquest.ts';
import type { ConquestTranslator } from './texts.ts';

interface Props {
  readonly bench: Workbench;
  readonly t: ConquestTranslator;
}

type LayTools = typeof import('./LayTools.tsx').LayTools;

/** The tools along the lower edge: what is set up, or the tile that is laid. */
export function Tray({ bench, LayTools, t }: Props & { readonly LayTools: LayTools | undefined }) {
  const { tool, choose, desk } = bench;
  const isSetup = tool.mode === 'setup';
  return (
    <div class="tray">
      <div class="line">
        <Choice isOn={isSetup} pick={() => choose({ mode: 'setup', piece: 'red' })}>
          {t('mode-setup')}
        </Choice>
        <Choice isOn={!isSetup} isOff={!LayTools} pick={() => choose({ mode: 'marking' })}>
          {t('mode-lay')}
        </Choice>
        <Turning {...desk} t={t} />
      </div>
      {isSetup && <SetupTools {...{ bench, t }} piece={tool.piece} />}
      {!isSetup && LayTools && <LayTools bench={bench} t={t} />}
    </div>
  );
}

function SetupTools({ bench, piece, t }: Props & { readonly piece: Piece }) {
  const pick = (one: Piece) => () => bench.choose({ mode: 'setup', piece: one });
  const letters = lettersIn(t);
  return (
    <>
      <div class="line" role="group" aria-label={t('yurts')}>
        {YURTS.map((yurt) => (
          <Choice key={yurt} isOn={piece === yurt} label={t(`yurt-${yurt}`)} pick={pick(yurt)}>
            <PieceSign piece={yurt} letters={letters} />
          </Choice>
        ))}
        <Choice isOn={piece === 'ruler'} label={t('piece-ruler')} pick={pick('ruler')}>
          <PieceSign piece="ruler" letters={letters} />
        </Choice>
      </div>
      <div class="line">
        {(['river', 'tile', 'erase'] as const).map((one) => (
          <Choice key={one} isOn={piece === one} pick={pick(one)}>
            {t(`piece-${one}`)}
          </Choice>
        ))}
      </div>
    </>
  );
}
