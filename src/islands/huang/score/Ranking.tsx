import type { Decider } from '../../../engine/huang/scoring.ts';
import type { RuleId } from '../../../engine/trace.ts';
import { explainVerdict, nameOf, type Total, totalsOf } from '../../../explain/huang-score.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { HuangScoreAnswer } from '../../../referee/huang-score.ts';
import type { HuangGame } from '../../../saves/huang-game.ts';
import { RuleLink } from '../../rule-sheet.tsx';
import { DynastySign, KindSign } from '../../signs.tsx';
import { playerOf } from './game.ts';

const PLACES = ['lowest', 'second', 'third', 'fourth'] as const satisfies readonly Decider[];

interface Props {
  readonly game: HuangGame;
  readonly answer: HuangScoreAnswer;
  /** Whether every field has been entered. */
  readonly isFinal: boolean;
  readonly locale: Locale;
  openRule(rule: RuleId): void;
  readonly t: Translator;
}

/** The verdict in words with its rule. */
export function Verdict({ answer, isFinal, locale, openRule, t }: Props) {
  const [who, why] = explainVerdict(answer, t, isFinal);
  if (!who || !why) throw new Error('A verdict has two sentences');
  return (
    <p class="verdict">
      <strong>{who.text}</strong> {why.text}{' '}
      <RuleLink rule={why.rule} locale={locale} open={openRule} t={t} />
    </p>
  );
}

/** Everybody's four totals from the lowest up, in order of rank, with the place that decided marked. */
export function Ranking({ game, answer, t }: Props) {
  const dynasties = new Map(game.seats.map((seat, i) => [playerOf(seat, i), seat.dynasty]));
  return (
    <table class="ranking">
      <thead>
        <tr>
          <th scope="col">
            <abbr title={t('rank')}>#</abbr>
          </th>
          <th scope="col">{t('player')}</th>
          {PLACES.map((place) => (
            <th scope="col" key={place} class={answer.decidedBy === place ? 'decides' : ''}>
              {t(`place-${place}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answer.ranking.map(({ name, rank }) => (
          <tr key={name} class={name === answer.winner ? 'best' : ''}>
            <td>{rank}</td>
            <th scope="row">
              <span class="who">
                <DynastySign dynasty={dynasties.get(name) ?? null} size={20} />
                <span>{nameOf(name, t)}</span>
              </span>
            </th>
            {totalsOf(name, answer.trace).map((total, i) => (
              <TotalCell key={total.colour} total={total} decides={answer.decidedBy === PLACES[i]} t={t} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TotalCell({ total: one, decides, t }: { total: Total; decides: boolean; t: Translator }) {
  const { colour, total, white } = one;
  const facts = { colour: t(`colour-${colour}`), total, white };
  return (
    <td class={decides ? 'decides' : ''}>
      <span class="unseen">{t(white > 0 ? 'cell-white' : 'cell', facts)}</span>
      <span class="total" aria-hidden="true">
        <KindSign colour={colour} letter={t(`letter-${colour}`)} size={20} />
        <span>
          {total}
          {white > 0 && <small>+{white}</small>}
        </span>
      </span>
    </td>
  );
}
