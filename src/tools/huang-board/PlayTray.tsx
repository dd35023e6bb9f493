import type { Setup } from '../../engine/huang/setup.ts';
import { COLOURS, type Colour } from '../../engine/huang/vocabulary.ts';
import { Choice } from '../../ui/choice.tsx';
import { DynastySign, IconSign, KindSign } from '../../ui/signs.tsx';
import { LeaderChoice } from './SetupTray.tsx';
import type { CourtTranslator } from './texts.ts';
import { actionOf, chainOf, type Play } from './tools.ts';
import type { Workbench } from './use-board.ts';

interface Props {
  readonly bench: Workbench;
  readonly setup: Setup;
  readonly play: Play;
  readonly t: CourtTranslator;
}

const NO_TILES: Readonly<Record<Colour, number>> = { yellow: 0, red: 0, blue: 0, green: 0, white: 0 };
const PLAYS: readonly Play[] = [
  { type: 'tile', colour: 'red' },
  { type: 'leader', colour: 'red' },
  { type: 'riot', leader: false },
  { type: 'pagoda', leader: false },
  { type: 'palace', leader: false },
  { type: 'replace', tiles: NO_TILES },
  { type: 'end-turn' },
];
const MOST_REPLACED = 6;

/** Who acts, what they do, and with which piece. */
export function PlayTray({ bench, setup, play, t }: Props) {
  const choose = (next: Play) => bench.choose({ mode: 'play', play: next });
  return (
    <>
      <fieldset class="line">
        <legend class="unseen">{t('who-acts')}</legend>
        {setup.players.map((dynasty) => (
          <Choice key={dynasty} isOn={setup.turn === dynasty} pick={() => bench.giveTurn(dynasty)}>
            <DynastySign dynasty={dynasty} name="" size={24} />
            <small>{t(`dynasty-${dynasty}`)}</small>
          </Choice>
        ))}
      </fieldset>
      <div class="line plays">
        {PLAYS.map((one) => (
          <Choice key={one.type} isOn={one.type === play.type} pick={() => choose(one)}>
            {t(`play-${one.type}`)}
          </Choice>
        ))}
      </div>
      <Particulars {...{ bench, setup, play, choose, t }} />
    </>
  );
}

interface ParticularsProps extends Props {
  choose(play: Play): void;
}

function Particulars({ bench, setup, play, choose, t }: ParticularsProps) {
  switch (play.type) {
    case 'tile':
      return <TilePlay {...{ bench, setup, choose, t }} colour={play.colour} />;
    case 'leader':
      return <LeaderPlay {...{ bench, setup, choose, t }} colour={play.colour} />;
    case 'replace':
      return <Replacing {...{ bench, choose, t }} tiles={play.tiles} />;
    case 'end-turn':
      return (
        <div class="line">
          <button type="button" class="first" onClick={() => bench.begin({ type: 'end-turn' })}>
            {t('end-turn-now')}
          </button>
        </div>
      );
    default:
      return (
        <label class="line">
          <input
            type="checkbox"
            checked={play.leader}
            onChange={(event) => choose({ ...play, leader: event.currentTarget.checked })}
          />
          {t(play.type === 'riot' ? 'farmer-stands-in' : 'trader-stands-in')}
        </label>
      );
  }
}

type OfColour = Pick<ParticularsProps, 'bench' | 'setup' | 'choose' | 't'> & { readonly colour: Colour };

function TilePlay({ bench, choose, colour, t }: OfColour) {
  const { chosen } = bench;
  return (
    <div class="line" role="group" aria-label={t('group-tiles')}>
      {COLOURS.map((one) => (
        <Choice
          key={one}
          isOn={one === colour}
          label={t(`kind-${one}`)}
          pick={() => choose({ type: 'tile', colour: one })}
        >
          <KindSign colour={one} letter={t(`letter-${one}`)} size={28} />
        </Choice>
      ))}
      {colour === 'blue' && chosen.length > 0 && (
        <button type="button" class="first" onClick={() => bench.begin(chainOf(chosen))}>
          {t('chain-done', { count: chosen.length })}
        </button>
      )}
    </div>
  );
}

function LeaderPlay({ bench, setup, choose, colour, t }: OfColour) {
  const standing = new Set(Object.values(setup.leaders));
  const isOut = standing.has(`${setup.turn}:${colour}`);
  return (
    <div class="line">
      {COLOURS.map((one) => (
        <LeaderChoice
          key={one}
          dynasty={setup.turn}
          colour={one}
          isOn={one === colour}
          isOut={standing.has(`${setup.turn}:${one}`)}
          pick={() => choose({ type: 'leader', colour: one })}
          t={t}
        />
      ))}
      {isOut && (
        <button type="button" onClick={() => bench.begin({ type: 'position-leader', colour, to: null })}>
          {t('withdraw')}
        </button>
      )}
    </div>
  );
}

type ReplacingProps = Pick<ParticularsProps, 'bench' | 'choose' | 't'> & {
  readonly tiles: Readonly<Record<Colour, number>>;
};

/** How many tiles of each colour are exchanged: a tap is one more, up to six in all; from there back to none. */
function Replacing({ bench, choose, tiles, t }: ReplacingProps) {
  const sum = COLOURS.reduce((total, one) => total + tiles[one], 0);
  const action = actionOf({ type: 'replace', tiles });
  const more = (colour: Colour) => (sum < MOST_REPLACED ? tiles[colour] + 1 : 0);
  return (
    <div class="line">
      {COLOURS.map((one) => (
        <button
          type="button"
          key={one}
          onClick={() => choose({ type: 'replace', tiles: { ...tiles, [one]: more(one) } })}
        >
          <KindSign colour={one} letter={t(`letter-${one}`)} size={24} />
          <small aria-hidden="true">{tiles[one]}</small>
          <span class="unseen">{t('replace-count', { kind: t(`kind-${one}`), count: tiles[one] })}</span>
        </button>
      ))}
      <button
        type="button"
        class="first"
        aria-label={t('replace-now')}
        aria-disabled={!action}
        onClick={() => action && bench.begin(action)}
      >
        <IconSign name="done" size={24} />
      </button>
    </div>
  );
}
