import { useState } from 'preact/hooks';
import { useLazy } from '../../../../shell/use-lazy.ts';
import { DynastyIcon } from '../../../../ui/icons.tsx';
import { ToggleButton } from '../../../../ui/ToggleGroup.tsx';
import { createBoardPhrases } from '../../explain/board-phrases.ts';
import type { Commitment } from '../../rules/actions/action.ts';
import type { Question } from '../../rules/actions/questions.ts';
import { findViewer, makeConflictKey } from '../../saves/chance-query.ts';
import { CommitmentRow } from '../../ui/CommitmentRow.tsx';
import type { BoardActions, BoardPartProps, QuestionProps } from '../types.ts';
import {
  confirmCommitments,
  enterCommitment,
  getCommitmentQuestions,
  listEnteredCommitments,
} from './question-answers.ts';

interface Props extends QuestionProps {
  readonly colour: 'red' | 'yellow';
}

/**
 * The form with all commitments to a war or revolt: one row per player, in the order in which they commit.
 */
export function CommitmentForm({ controls, scene, colour, rules, t }: Props) {
  const { state, session } = controls;
  const { inConflict, judged } = scene;
  const { questions, names } = judged;
  const commitments = listEnteredCommitments(state, questions, { names, inConflict });
  /**
   * Index of the player whose chances are shown: the one whose commitment was changed last, at first the
   * viewer of the stored chance query.
   */
  const [viewerIndex, setViewerIndex] = useState(() => findViewerIndex(state, questions));
  const advice = useLazy(() => import('./CommitmentAdvice.tsx')).part;
  const isOpen = commitments.some((one) => hasNoSide(one, colour));
  const question = getCommitmentQuestions(questions)[viewerIndex];
  const commitment = commitments[viewerIndex];
  const confirm = () => !isOpen && session.change(confirmCommitments(state, questions));
  return (
    <>
      <Rows
        scene={scene}
        colour={colour}
        commitments={commitments}
        enter={(entered, i) => {
          setViewerIndex(i);
          session.change(enterCommitment(state, questions, entered));
        }}
        t={t}
      />
      {colour === 'red' && <PlacerButtons controls={controls} t={t} />}
      <div class="line deciding">
        <p role="status">{isOpen && t('helps-which')}</p>
        <button type="button" class="first" aria-disabled={isOpen} onClick={confirm}>
          {t('commitments-decide')}
        </button>
      </div>
      {advice && question && commitment && (
        <advice.CommitmentAdvice key={question.by} {...{ controls, scene, question, commitment, rules, t }} />
      )}
    </>
  );
}

interface RowsProps extends Pick<Props, 'scene' | 'colour' | 't'> {
  readonly commitments: readonly Commitment[];
  /** Receives a commitment and the index of its row. */
  enter(commitment: Commitment, row: number): void;
}

function Rows({ scene, colour, commitments, enter, t }: RowsProps) {
  const { names, questions } = scene.judged;
  const words = createBoardPhrases(names, t);
  const numberOf = (id: string) => names.states.findIndex((one) => one.id === id) + 1;
  return (
    <div class="commitments">
      {getCommitmentQuestions(questions).map(({ by, most, leader, states }, i) => {
        const commitment = commitments[i];
        if (!commitment) throw new Error(`Nothing known of what is committed by ${by}`);
        return (
          <CommitmentRow
            key={by}
            player={by}
            name={words.name(by)}
            colour={colour}
            commitment={commitment}
            maxTiles={most}
            canCommitLeader={leader}
            states={states.map((id) => ({
              id,
              number: numberOf(id),
              label: t('helps', { state: words.state(id) }),
            }))}
            setCommitment={(entered) => enter({ ...entered, by }, i)}
            tilesLabel={(count) => words.tiles(colour, count)}
            leaderLabel={t(`leader-helps-${colour}`)}
            noStateLabel={t('helps-nobody')}
          />
        );
      })}
    </div>
  );
}

/** Index of the player whose chances were requested, else of the first player to commit. */
function findViewerIndex(
  { openAction, chanceQuery: query }: BoardActions['state'],
  questions: readonly Question[],
): number {
  const viewer = openAction && findViewer(query, makeConflictKey(openAction.action));
  return Math.max(
    getCommitmentQuestions(questions).findIndex(({ by }) => by === viewer),
    0,
  );
}

/** Whether something is committed to a war but no side is chosen. */
const hasNoSide = ({ tiles, leader, to }: Commitment, colour: 'red' | 'yellow') =>
  colour === 'red' && to === null && (tiles > 0 || leader);

/** Chooses who placed the tile. That player commits last and decides a tie. */
function PlacerButtons({ controls, t }: BoardPartProps) {
  const { players, turn } = controls.state.setup;
  return (
    <fieldset class="line">
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
