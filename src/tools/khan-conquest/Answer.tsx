import type { Player } from '../../engine/khan/vocabulary.ts';
import {
  explainConquestOutcome,
  explainConsent,
  explainCounts,
  explainOwners,
} from '../../explain/khan/conquest.ts';
import { placesOf } from '../../explain/khan/place.ts';
import { restsOn } from '../../explain/khan/rests.ts';
import type { KhanConquerAnswer } from '../../referee/khan/conquer.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';
import { IconSign } from '../../ui/icon-sign.tsx';
import { Key } from '../../ui/key.tsx';
import { withValues } from '../../ui/khan/with-values.ts';
import { Ground, RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { TodoList } from '../../ui/todo-list.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { Session } from '../shell/session.ts';
import { laidDown } from './board.ts';
import type { AnswerTexts, Conquest, ConquestAnswer, Mode } from './kit.ts';

export { revealing } from '../../ui/khan/reveal.ts';
// All that is needed for an answer: fetched after the first screen stands.
export { answerOf } from './answer.ts';
export { Guards, guardsIn, protect } from './Cards.tsx';
export { LayTools } from './LayTools.tsx';
export { putOn } from './tile.ts';

interface Props {
  readonly session: Session<Conquest>;
  /** What the map shows: the state, or where a tile is just being slid. */
  readonly shown: KhanConquest;
  readonly answer: ConquestAnswer;
  readonly mode: Mode;
  /** Says what was just done, beside the state that it led to. */
  say(what: string, next: KhanConquest): void;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/** Whether the tile may lie there and whose it is, or the rule that forbids it; and where the kept shapes may lie. */
export function Answer(props: Props) {
  const { session, answer, mode, say, t } = props;
  const { verdict } = answer;
  const layIt = (owners: readonly Player[]) => {
    const next = laidDown(session.state, owners);
    session.change(next);
    say(t('tile-laid'), next);
  };
  return (
    <section class="answer" aria-label={t('result')}>
      <div aria-live="polite">
        {verdict ? <Judged {...props} verdict={verdict} /> : <p>{hintFor(mode, session.state, t)}</p>}
      </div>
      {verdict?.legal && (
        <button type="button" onClick={() => layIt(verdict.owners)}>
          {t('lay-it')}
        </button>
      )}
      <Placements {...props} />
    </section>
  );
}

/** What a tap does now. */
function hintFor(mode: Mode, { covers }: KhanConquest, t: AnswerTexts): string {
  switch (mode.mode) {
    case 'setup':
      return t(mode.piece === 'tile' || mode.piece === 'erase' ? `hint-piece-${mode.piece}` : 'set-up-first');
    case 'marking':
      return t(covers.length === 0 ? 'hint-marking' : 'hint-marking-on');
    case 'sliding':
      return t('hint-sliding');
    case 'protecting':
      return t('hint-protecting', { player: t(`player-${mode.by}`) });
  }
}

function Judged({ answer, verdict, rules, t }: Props & { readonly verdict: KhanConquerAnswer }) {
  const [head, why] = explainConquestOutcome(verdict, t);
  const rule = verdict.trace.at(-1)?.rule;
  const counts = explainCounts(verdict, t);
  const rests = restsOn(verdict);
  return (
    <Verdict tone={verdict.legal ? 'yes' : 'no'} head={head} isHeard={false}>
      {!verdict.legal && <p>{why}</p>}
      {counts && <p>{counts}</p>}
      {verdict.legal && <TodoList label={t('todo')} todos={[why]} />}
      {rule && <Ground rule={rule} rules={rules} t={t} />}
      {explainConsent(verdict, t).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {rests && <p class="soft">{t(`rests-on-${rests}`)}</p>}
      {answer.otherwise && (
        <p class="soft">
          {t('turned-on', { point: t('point-bridge-banks') })}{' '}
          {t('other-reading', { outcome: explainConquestOutcome(answer.otherwise, t).join(' ') })}{' '}
          <RuleLink rule="khan/bridges/banks" rules={rules} t={t} />
        </p>
      )}
    </Verdict>
  );
}

/** All lawful places of the kept shapes, one after the other. */
function Placements({ session, answer: { placements }, t }: Props) {
  const { state, change } = session;
  if (state.shapes.length === 0) return null;
  if (placements.length === 0) return <p class="soft">{t('placements-none')}</p>;
  const covered = [...state.covers].sort().join(' ');
  const at = placements.findIndex(
    ({ covers, tile }) => tile === state.tile && [...covers].sort().join(' ') === covered,
  );
  const count = placements.length;
  const show = (index: number) => {
    const next = placements[(index + count) % count];
    if (next) change(withValues(state, { tile: next.tile, covers: next.covers }));
  };
  const here = placements[at];
  return (
    <div class="line places">
      <Key label={t('placement-before')} press={() => show(Math.max(at, 0) - 1)}>
        <IconSign name="back" size={22} />
      </Key>
      <p aria-live="polite">
        {t('placements', { count })}
        {here && (
          <>
            <br />
            {t('placement', { at: at + 1, count })} · {placesOf(here.covers)}
            <span class="unseen">. {explainOwners(here.owners, t)}</span>
          </>
        )}
      </p>
      <Key label={t('placement-next')} press={() => show(at + 1)}>
        <IconSign name="next" size={22} />
      </Key>
    </div>
  );
}
