import { useState } from 'preact/hooks';
import type { Commitment } from '../../engine/huang/action.ts';
import { createBoardPhrases } from '../../explain/huang/board-phrases.ts';
import { findAsker, makeConflictKey } from '../../saves/chance-query.ts';
import { CommitmentRow } from '../../ui/huang/CommitmentRow.tsx';
import { DynastyIcon } from '../../ui/icons.tsx';
import type { RuleViewer } from '../../ui/RuleLink.tsx';
import { ToggleButton } from '../../ui/ToggleGroup.tsx';
import { useLazy } from '../shell/use-lazy.ts';
import type { BoardActions } from './board-actions.ts';
import type { MapScene } from './map-scene.ts';
import {
  confirmCommitments,
  enterCommitment,
  getCommitmentQuestions,
  listEnteredCommitments,
} from './question-answers.ts';
import type { AllBoardTexts } from './types.ts';

interface Props {
  readonly controls: BoardActions;
  readonly scene: Extract<MapScene, { kind: 'asking' }>;
  readonly colour: 'red' | 'yellow';
  readonly rules: RuleViewer;
  readonly t: AllBoardTexts;
}

/**
 * The form with all commitments to a war or revolt: one row per player, in the order in which they commit.
 */
export function CommitmentForm({ controls, scene, colour, rules, t }: Props) {
  const { state, session } = controls;
  const { questions } = scene;
  const gifts = listEnteredCommitments(state, questions, scene);
  /**
   * The player whose chances are shown: the one whose commitment was changed last, at first the one who
   * asked.
   */
  const [about, setAbout] = useState(() => askerAmong(state, questions));
  const odds = useLazy(() => import('./CommitmentAdvice.tsx')).part;
  const isOpen = gifts.some((one) => isAimless(one, colour));
  const question = getCommitmentQuestions(questions)[about];
  const gift = gifts[about];
  const decide = () => !isOpen && session.change(confirmCommitments(state, questions));
  return (
    <>
      <Rows
        scene={scene}
        colour={colour}
        gifts={gifts}
        give={(given, i) => {
          setAbout(i);
          session.change(enterCommitment(state, questions, given));
        }}
        t={t}
      />
      {colour === 'red' && <Placer controls={controls} t={t} />}
      <div class="line deciding">
        <p role="status">{isOpen && t('helps-which')}</p>
        <button type="button" class="first" aria-disabled={isOpen} onClick={decide}>
          {t('gifts-decide')}
        </button>
      </div>
      {odds && question && gift && (
        <odds.CommitmentAdvice key={question.by} {...{ controls, scene, question, gift, rules, t }} />
      )}
    </>
  );
}

interface RowsProps extends Pick<Props, 'scene' | 'colour' | 't'> {
  readonly gifts: readonly Commitment[];
  /** Receives a commitment and the index of its row. */
  give(gift: Commitment, row: number): void;
}

function Rows({ scene, colour, gifts, give, t }: RowsProps) {
  const { names, questions } = scene;
  const words = createBoardPhrases(names, t);
  const numberOf = (id: string) => names.states.findIndex((one) => one.id === id) + 1;
  return (
    <div class="gifts">
      {getCommitmentQuestions(questions).map(({ by, most, leader, states }, i) => {
        const one = gifts[i];
        if (!one) throw new Error(`Nothing known of what is given by ${by}`);
        return (
          <CommitmentRow
            key={by}
            player={by}
            name={words.name(by)}
            colour={colour}
            letter={t(`letter-${colour}`)}
            given={one}
            most={most}
            canHelp={leader}
            states={states.map((id) => ({
              id,
              number: numberOf(id),
              label: t('helps', { state: words.state(id) }),
            }))}
            give={(given) => give({ ...given, by }, i)}
            tilesLabel={(count) => words.tiles(colour, count)}
            helpLabel={t(`leader-helps-${colour}`)}
            nobodyLabel={t('helps-nobody')}
          />
        );
      })}
    </div>
  );
}

/** Index of the player who asked for the chances, else of the first to commit. */
function askerAmong(
  { dispute, outlook }: BoardActions['state'],
  questions: Props['scene']['questions'],
): number {
  const asker = dispute && findAsker(outlook, makeConflictKey(dispute.action));
  return Math.max(
    getCommitmentQuestions(questions).findIndex(({ by }) => by === asker),
    0,
  );
}

/** Whether something is committed to a war without naming the side that it supports. */
const isAimless = ({ tiles, leader, to }: Commitment, colour: 'red' | 'yellow') =>
  colour === 'red' && to === null && (tiles > 0 || leader);

/** Chooses who placed the tile. That player commits last and decides a tie. */
function Placer({ controls, t }: Pick<Props, 'controls' | 't'>) {
  const { players, turn } = controls.state.setup;
  return (
    <fieldset class="line placer">
      <legend>{t('placed-by')}</legend>
      {players.map((player) => (
        <ToggleButton key={player} isOn={player === turn} pick={() => controls.setTurn(player)}>
          <DynastyIcon dynasty={player} name="" size={22} />
          <small>{t(`dynasty-${player}`)}</small>
        </ToggleButton>
      ))}
    </fieldset>
  );
}
