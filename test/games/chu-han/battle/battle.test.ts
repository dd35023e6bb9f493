import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../src/core/result.ts';
import {
  caseOf,
  fillFaceDownCards,
  listFaceDownCards,
  withNamedCard,
} from '../../../../src/games/chu-han/battle/battle-case.ts';
import { computeAnswer, toScoreCase, withPlay } from '../../../../src/games/chu-han/battle/compute-answer.ts';
import { fromCase } from '../../../../src/games/chu-han/battle/from-case.ts';
import {
  findFrugalPlay,
  listOffers,
  listTroopCards,
} from '../../../../src/games/chu-han/battle/play/offers.ts';
import {
  type CardSelection,
  limitSelection,
  NO_CARDS_SELECTED,
  type PlayKind,
  toggleCard,
  toPlay,
  toSelection,
} from '../../../../src/games/chu-han/battle/play/selection.ts';
import { explainAnswer } from '../../../../src/games/chu-han/battle/secondary.tsx';
import {
  type BattleSetupEdit,
  type CardPlace,
  countUnplacedCopies,
  listKnownCards,
  PICKER_CARDS,
  placeCard,
  removeCard,
  resizeHand,
  withDoubledPoints,
  withOpenHand,
  withReinforcements,
  withScore,
  withSetupFacts,
} from '../../../../src/games/chu-han/battle/setup/setup.ts';
import { withNoReaction, withPlays } from '../../../../src/games/chu-han/battle/state.ts';
import { CHU_HAN_BATTLE_HANDLER as CHU_HAN_BATTLE_ASK } from '../../../../src/games/chu-han/referee/battle.ts';
import { CHU_HAN_SCORE_HANDLER } from '../../../../src/games/chu-han/referee/score.ts';
import {
  CARD_FACTS,
  CARDS,
  type Card,
  countCopies,
} from '../../../../src/games/chu-han/rules/cards/cards.ts';
import {
  type BattleSetup,
  CHU_HAN_BATTLE_SAVE,
  CHU_HAN_BATTLES_SAVE,
  type ChuHanBattle,
} from '../../../../src/games/chu-han/saves/battle.ts';
import { FRESH_SETUP, freshBattle } from '../../../../src/games/chu-han/saves/fresh-battle.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { checkCase } from '../../../../src/referee/referee.ts';
import { parseSave } from '../../../../src/saves/save.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { makeLink, parseLink } from '../../../../src/share/link.ts';
import { randomChuHanChances } from '../../../support/chances-cases.ts';
import { randomBattleCase } from '../../../support/chu-han-cases.ts';
import { cards, dealt, plays } from '../../../support/chu-han-notation.ts';
import { readTexts } from '../../../support/content.ts';
import { randomFrom } from '../../../support/random.ts';

const HOUSE_RULES = freshSettings('en');
const PASS_NOT_DOUBLED: typeof HOUSE_RULES = {
  ...HOUSE_RULES,
  rulings: {
    ...HOUSE_RULES.rulings,
    'chu-han': { 'hangu-pass-doubled': 'no' },
  },
};

/** A battle with this start, and these plays of it. */
const battleOf = (start: Partial<ChuHanBattle> = {}): ChuHanBattle => ({
  ...freshBattle(),
  ...start,
});

const t = createTranslator(
  'en',
  readTexts('en', 'chu-han', 'tool', 'chu-han-battle', 'chu-han-steps', 'errors'),
);

const answered = (state: ChuHanBattle) => computeAnswer(state, HOUSE_RULES);

function done(edit: BattleSetupEdit): BattleSetup {
  if (!edit.ok) throw new Error(`Not changed: ${edit.why}`);
  return edit.setup;
}

/** The fresh set-up with cards put in places one after the other. */
function withCards(where: Partial<Record<CardPlace, string>>, from = FRESH_SETUP): BattleSetup {
  return Object.entries(where).reduce(
    (setup, [place, row]) =>
      cards(row).reduce((one, card) => done(placeCard(one, place as CardPlace, card)), setup),
    from,
  );
}

const sized = (setup: BattleSetup, han: number, chu: number) =>
  done(resizeHand(done(resizeHand(setup, 'han', han)), 'chu', chu));

describe('a question about chances', () => {
  const opened = (asked: object) => {
    return fromCase(unwrap(checkCase({ game: 'chu-han', ask: 'chances', ...asked })));
  };

  test('opens as the battle in which the troop has been laid', () => {
    const battle = opened({
      mine: cards('5 5 9'),
      troop: cards('5 5'),
      held: 4,
      known: cards('lu-zhi'),
      seen: cards('1 1'),
    });
    expect(battle.setup.hands).toEqual({
      han: { known: ['5', '5', '9'], faceDown: 0 },
      chu: { known: ['lu-zhi'], faceDown: 3 },
    });
    const { answer } = answered(battle);
    expect(answer).toMatchObject({
      legal: true,
      turn: 'chu',
      troop: { rank: 5, size: 2 },
    });
  });

  test('is a sound battle for any hands that can be met', () => {
    const random = randomFrom(31);
    let asks = 0;
    for (let i = 0; i < 400; i++) {
      const asked = { ...Object(randomChuHanChances(random)) };
      if (!checkCase(asked).ok || asked.mine.length > 15 || asked.held > 15) continue;
      asks++;
      expect(answered(opened(asked)).answer, JSON.stringify(asked)).toMatchObject({ ok: true, legal: true });
    }
    expect(asks).toBeGreaterThan(200);
  });
});

describe('the set-up', () => {
  test('offers each card once, and first the ranks without characters', () => {
    expect([...PICKER_CARDS].sort()).toEqual([...CARDS].sort());
    expect(PICKER_CARDS.slice(0, 7)).toEqual(['1', '2', '4', '5', '7', '8', '9']);
    expect(PICKER_CARDS.slice(7, 14).map((card) => CARD_FACTS[card].rank)).toEqual([3, 3, 3, 3, 3, 3, 3]);
  });

  test('is at first a deal: 15 cards each, twelve to draw, Han at 0 to 1 opens', () => {
    expect(checkCase(caseOf(battleOf())).ok).toBe(true);
    expect(FRESH_SETUP).toMatchObject({
      opener: 'han',
      scores: { han: 0, chu: 1 },
    });
    expect(FRESH_SETUP.deck).toHaveLength(12);
  });

  test('takes a card that is named from those face down, and gives it back', () => {
    const setup = withCards({ han: '1 1 lu-zhi' });
    expect(setup.hands.han).toEqual({
      known: ['1', '1', 'lu-zhi'],
      faceDown: 12,
    });
    expect(removeCard(setup, 'han', '1').hands.han).toEqual({
      known: ['1', 'lu-zhi'],
      faceDown: 13,
    });
    expect(listKnownCards(withCards({ han: '5 1 xiong-xin' }), 'han')).toEqual(['xiong-xin', '1', '5']);
  });

  test.each<[string, BattleSetupEdit]>([
    ['hand-full', resizeHand(FRESH_SETUP, 'chu', 16)],
    ['hand-empty', resizeHand(FRESH_SETUP, 'chu', 0)],
    ['hand-empty', resizeHand(withCards({ chu: '1 2' }), 'chu', 1)],
    ['no-copy', placeCard(withCards({ han: '9' }), 'chu', '9')],
    ['no-copy', placeCard(withCards({ han: '8', chu: '8' }), 'discard', '8')],
    ['all-placed', placeCard(FRESH_SETUP, 'discard', '1')], // 15 + 15 + 12 = 42 lie somewhere
    ['xiang-yu', placeCard(done(withDoubledPoints(FRESH_SETUP, true)), 'han', 'xiang-yu')],
    ['xiang-yu-held', withDoubledPoints(withCards({ han: 'xiang-yu' }), true)],
    ['reinforcements', withReinforcements(done(withReinforcements(FRESH_SETUP, 'han', 4)), 'chu', 3)],
    ['reinforcements', withReinforcements(FRESH_SETUP, 'han', -1)],
  ])('says %s', (why, edit) => expect(edit).toEqual({ ok: false, why }));

  test('stays the same where nothing is another: that is no step', () => {
    expect(withSetupFacts(FRESH_SETUP, { opener: 'han', event: null })).toBe(FRESH_SETUP);
    expect(withScore(FRESH_SETUP, 'chu', 1)).toBe(FRESH_SETUP);
    expect(withScore(FRESH_SETUP, 'han', -1)).toBe(FRESH_SETUP);
    expect(withOpenHand(FRESH_SETUP, 'han', false)).toBe(FRESH_SETUP);
    expect(removeCard(FRESH_SETUP, 'han', '9')).toBe(FRESH_SETUP);
    for (const edit of [
      resizeHand(FRESH_SETUP, 'han', 15),
      withReinforcements(FRESH_SETUP, 'chu', 0),
      withDoubledPoints(FRESH_SETUP, false),
    ])
      expect(done(edit)).toBe(FRESH_SETUP);
  });

  test('has two cards less to draw for each reinforcement, and hands that may be two larger', () => {
    const setup = done(withReinforcements(FRESH_SETUP, 'chu', 2));
    expect(setup.deck).toHaveLength(8);
    expect(done(resizeHand(setup, 'chu', 19)).hands.chu.faceDown).toBe(19);
    expect(resizeHand(setup, 'han', 16)).toEqual({
      ok: false,
      why: 'hand-full',
    });
    const back = done(withReinforcements(done(resizeHand(setup, 'chu', 19)), 'chu', 1));
    expect(back.hands.chu.faceDown).toBe(17);
    expect(back.deck).toHaveLength(10);
  });
});

describe('cards that lie face down', () => {
  const setup = sized(withCards({ han: '1 1 1', chu: '9 lu-zhi' }), 9, 15);

  test('are filled with unseen cards, each as often as the box holds it, and no size changes', () => {
    for (const order of ['usual', 'reverse'] as const) {
      const { hands, deck } = fillFaceDownCards(setup, order);
      expect([hands.han.length, hands.chu.length, deck.length]).toEqual([9, 15, 12]);
      const all = [...hands.han, ...hands.chu, ...deck];
      for (const card of CARDS) expect(countCopies(all, card)).toBeLessThanOrEqual(CARD_FACTS[card].copies);
    }
  });

  test('are marked in the case, and lie face down again where it is opened', () => {
    const table = battleOf({ setup, plays: plays('han open 1 1') });
    const checked = checkCase(JSON.parse(JSON.stringify(caseOf(table))));
    if (!checked.ok) throw new Error('no case');
    expect(fromCase(checked.value).setup).toEqual(setup);
  });

  test('are all known in a case from elsewhere', () => {
    const checked = checkCase({
      ...caseOf(battleOf({ setup })),
      id: ['mine', 7],
    });
    if (!checked.ok) throw new Error('no case');
    const opened = fromCase(checked.value).setup;
    expect([opened.hands.han.faceDown, opened.hands.chu.faceDown]).toEqual([0, 0]);
    expect(opened.deck).not.toContain(null);
  });

  test('get a name where they lie, in the hand or drawn', () => {
    const table = battleOf({ setup, plays: plays('han reinforce') });
    const down = listFaceDownCards(table).han;
    expect(down.map(({ from }) => from)).toEqual([...Array(6).fill('hand'), 0, 1]);
    expect(withNamedCard(setup, 'han', 'hand', '7').hands.han).toEqual({
      known: ['1', '1', '1', '7'],
      faceDown: 5,
    });
    const drawn = withNamedCard(setup, 'han', 1, '7');
    expect(drawn.deck.slice(0, 3)).toEqual([null, '7', null]);
    const { known, faceDown } = answered({ ...table, setup: drawn });
    expect(known.han).toEqual(['1', '1', '1', '7']);
    expect(faceDown.han).toHaveLength(7);
  });

  test('get no name twice, nor one that is taken, however quickly it is tapped', () => {
    const last = sized(withCards({ han: '1 1' }), 3, 1);
    const one = withNamedCard(last, 'han', 'hand', '7');
    expect(one.hands.han).toEqual({ known: ['1', '1', '7'], faceDown: 0 });
    expect(withNamedCard(one, 'han', 'hand', '7')).toBe(one);
    expect(withNamedCard(setup, 'han', 'hand', 'lu-zhi')).toBe(setup);
  });

  test('can be no card whose place is known', () => {
    expect(countUnplacedCopies(setup, 'lu-zhi')).toBe(0);
    expect(countUnplacedCopies(done(withDoubledPoints(setup, true)), 'xiang-yu')).toBe(0);
  });

  test('are in no play that is offered', () => {
    const { battle, known } = answered(battleOf({ setup }));
    const used = listOffers(battle, known).flatMap((offer) => offer.plays.flatMap(listTroopCards));
    expect(new Set<Card>(used)).toEqual(new Set(['1']));
  });
});

test('a battle goes by its own choice on Xiang Yu in the race, else by that of the settings', () => {
  // 20 : 20, the race, Xiang Yu used before; Han's last card wins 2 · 1 for the 1 that Chu holds, the race 6 or 3.
  const setup: BattleSetup = {
    ...sized(withCards({ han: '9', chu: '1' }), 1, 1),
    scores: { han: 20, chu: 20 },
    doubled: true,
    event: 'hangu-pass',
  };
  const scoresOf = (isOwn: boolean | null, houseRules = HOUSE_RULES) => {
    const state = battleOf({
      setup: { ...setup, isPassDoubled: isOwn },
      plays: plays('han open 9'),
    });
    const { answer } = computeAnswer(state, houseRules);
    return answer.ok && answer.legal && Object.values(answer.scores);
  };
  expect(scoresOf(null)).toEqual([28, 26]);
  expect(scoresOf(null, PASS_NOT_DOUBLED)).toEqual([25, 23]);
  expect(scoresOf(true, PASS_NOT_DOUBLED)).toEqual([28, 26]);
  expect(scoresOf(false)).toEqual([25, 23]);
  expect(computeAnswer(battleOf({ setup }), PASS_NOT_DOUBLED).refereeCase).toMatchObject({
    rulings: { 'hangu-pass-doubled': 'no' },
  });
  expect(answered(battleOf({ setup })).refereeCase).toMatchObject({
    rulings: { 'hangu-pass-doubled': 'yes' },
  });
  const { event: _, ...others } = setup;
  const elsewhere = battleOf({ setup: { ...others, event: null } });
  expect(computeAnswer(elsewhere, PASS_NOT_DOUBLED).refereeCase).not.toHaveProperty('rulings'); // nothing turns on it
});

describe('that nobody reacts', () => {
  // Chu opens with 9, Han retreats with Xiahou Ying: 3 points for Chu, who stands at 28, and Chu holds two cards more.
  const setup: BattleSetup = {
    ...sized(withCards({ han: 'xiahou-ying', chu: '9' }), 1, 3),
    opener: 'chu',
    scores: { han: 30, chu: 28 },
  };
  const asking = battleOf({
    setup,
    plays: plays('chu open 9; han retreat with xiahou-ying'),
  });
  const settled = withNoReaction(asking, true);
  const opened = async (state: ChuHanBattle) => {
    return fromCase(unwrap(await parseLink(await makeLink(answered(state).refereeCase))));
  };

  test('is part of the battle: the question comes once, and again when something else was played', () => {
    expect(answered(asking)).toMatchObject({
      isReactionOpen: true,
      possibleReaction: { by: 'chu', with: 'lu-zhi' },
    });
    expect(answered(settled)).toMatchObject({
      isReactionOpen: false,
      answer: { gameWinner: 'chu' },
    });
    expect(withPlays(settled, asking.plays).hasNoReaction).toBe(false);
    expect(withNoReaction(settled, true)).toBe(settled);
  });

  test('is in a link, and so is the question while it is open', async () => {
    const [first, second] = [await opened(settled), await opened(asking)];
    expect(answered(first)).toEqual(answered(settled));
    expect(answered(second)).toEqual(answered(asking));
    expect([first.hasNoReaction, second.hasNoReaction]).toEqual([true, false]);
    expect(answered(first).answer).toMatchObject({
      scores: { han: 30, chu: 31 },
      gameWinner: 'chu',
    });
  });

  test('is read from a case that says nothing of it: the referee answers it as if nobody reacted', async () => {
    const line = plays('han open 4; chu retreat with xiahou-ying');
    const state = fromCase(unwrap(checkCase(dealt('4 5 lu-zhi', 'xiahou-ying 7', { plays: line }))));
    expect(answered(state)).toMatchObject({
      isReactionOpen: false,
      possibleReaction: { holds: 'yes' },
    });
    expect(answered(withNoReaction(state, false)).isReactionOpen).toBe(true);
  });

  test('ends the warning of it', () => {
    const said = (state: ChuHanBattle) => explainAnswer(answered(state), state, t);
    expect(said(asking).steps.at(-1)?.text).toBe('Now Chu may react with Lü Zhi.');
    expect(said(asking).text).toContain('Does Chu stop Xiahou Ying with Lü Zhi?');
    expect(said(asking).text).not.toContain('wins the game');
    const after = said(settled);
    expect(after.text).toContain('Chu wins the game.');
    expect(after.text).not.toContain('may react');
    expect(after.steps.map(({ text }) => text)).toContain('Chu doesn’t react with Lü Zhi.');
  });

  test('is told in plain lines: the result goes before the steps', () => {
    const lines = explainAnswer(answered(settled), settled, t).text?.split('\n') ?? [];
    expect(lines.slice(0, 5)).toEqual([
      'Chu Han, replayed hand',
      'Chu wins the game.',
      'Score: Han 30, Chu 31.',
      '',
      '1. Chu leads 9. Rank 9, set size 1.',
    ]);
    expect(lines).toContain('8. Chu reaches 31 and wins the game immediately, before Han wins the hand.');
  });

  test('is not known of a battle that was stored before it was asked for', () => {
    const { hasNoReaction: _, ...old } = { ...settled, id: 'a' };
    const now = { ...old, hasNoReaction: false };
    expect(parseSave(CHU_HAN_BATTLE_SAVE, { version: 2, now: old, past: [old] })).toEqual({
      state: 'sound',
      value: { version: 3, now, past: [now], future: [] },
    });
    const first = { ...old, setup: { ...setup, isPassDoubled: true } };
    expect(parseSave(CHU_HAN_BATTLES_SAVE, { version: 1, tables: [first] })).toEqual({
      state: 'sound',
      value: {
        version: 3,
        tables: [{ ...now, setup: { ...setup, isPassDoubled: null } }],
      },
    });
    expect(
      parseSave(CHU_HAN_BATTLE_SAVE, {
        version: 3,
        now: settled,
        past: [],
        future: [now],
      }),
    ).toMatchObject({
      state: 'sound',
    });
  });
});

/** Random cases of battles, as they are opened in the tool. */
function randomStates(seed: number, count: number) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => randomBattleCase(random)).flatMap((asked) => {
    const checked = checkCase(asked);
    return checked.ok && checked.value.ask === 'battle' ? [{ asked, state: fromCase(checked.value) }] : [];
  });
}

test('any case that is opened has the answer that the referee gives to it', () => {
  const states = randomStates(7, 200);
  expect(states.length).toBeGreaterThan(150);
  for (const { asked, state } of states) {
    const { id: _, ...answer } = {
      id: null,
      ...CHU_HAN_BATTLE_ASK.answer(asked),
    };
    const { id: __, ...own } = { id: null, ...answered(state).answer };
    expect(own).toEqual(answer);
  }
});

test('a battle handed to the running score is scored there as here', () => {
  let handed = 0;
  for (const { state } of randomStates(31, 400)) {
    const { answer, ...rest } = answered(state);
    const asked = toScoreCase({ answer, ...rest });
    if (!answer.ok || !answer.legal || answer.status === 'fighting' || !answer.battleWinner) {
      expect(asked).toBeUndefined();
      continue;
    }
    handed++;
    const { scores, battlePoints, gameWinner, nextOpener } = answer;
    expect(CHU_HAN_SCORE_HANDLER.answer(asked)).toMatchObject({
      scores,
      battlePoints,
      gameWinner,
      nextOpener,
    });
  }
  expect(handed).toBeGreaterThan(40);
});

describe('an answer that hangs on them', () => {
  const setup = sized(withCards({ han: 'ji-bu 5' }), 5, 5);

  test('is one after which a face-down Lü Zhi could still react', () => {
    const state = battleOf({ setup, plays: plays('han ability ji-bu') });
    const asking = answered(state);
    expect(asking.possibleReaction).toEqual({
      by: 'chu',
      with: 'lu-zhi',
      against: ['ji-bu'],
      holds: 'perhaps',
    });
    expect(asking.isReactionOpen).toBe(true);
    const [react] = plays('chu react lu-zhi');
    const after = react && withPlay(state, asking, react);
    expect(after?.setup.hands.chu).toEqual({ known: ['lu-zhi'], faceDown: 4 });
    expect(after && answered(after).possibleReaction).toMatchObject({
      by: 'han',
      with: 'xiao-he',
      holds: 'perhaps',
    });
  });

  test('is none when Lü Zhi lies elsewhere, or every card has a name', () => {
    const elsewhere = withCards({ discard: 'lu-zhi' }, setup);
    const play = plays('han ability ji-bu');
    expect(answered(battleOf({ setup: elsewhere, plays: play })).possibleReaction?.holds).toBe('no');
    const known = sized(withCards({ han: 'ji-bu', chu: '9' }), 1, 1);
    expect(answered(battleOf({ setup: known, plays: play })).possibleReaction?.holds).toBe('no');
  });

  test('is one in which a stand-in was played, as in a case that somebody wrote', () => {
    const chu = { ...setup, opener: 'chu' } as const;
    const [first] = fillFaceDownCards(chu).hands.chu;
    const line = plays(`chu open ${first}`);
    expect(answered(battleOf({ setup: chu, plays: line })).areStandInsDecisive).toBe(true);
    expect(answered(battleOf({ setup, plays: plays('han open 5; chu retreat') })).areStandInsDecisive).toBe(
      false,
    );
  });
});

describe('a selection', () => {
  test('takes a person into the troop, then for the ability, then not at all', () => {
    const troop = toggleCard(NO_CARDS_SELECTED, 'han-xin', false);
    expect(troop.cards).toEqual(['han-xin']);
    const ability = toggleCard(troop, 'han-xin', true);
    expect(ability).toEqual({ cards: [], ability: ['han-xin'], take: null });
    expect(toggleCard(ability, 'han-xin', false)).toEqual(NO_CARDS_SELECTED);
  });

  test('lets a card without an ability of the turn be in the troop or not', () => {
    const two = toggleCard(toggleCard(NO_CARDS_SELECTED, '4', false), '4', false);
    expect(two.cards).toEqual(['4', '4']);
    expect(toggleCard(toggleCard(two, '4', true), 'lu-zhi', false).cards).toEqual(['4', 'lu-zhi']);
  });

  const selected = (cardsOf: string, ability: string, take: Card | null = null) =>
    ({ cards: cards(cardsOf), ability: cards(ability), take }) as CardSelection;

  test.each<[PlayKind, CardSelection, unknown]>([
    ['reinforce', NO_CARDS_SELECTED, { by: 'han', reinforce: true }],
    ['xiao-he', NO_CARDS_SELECTED, { by: 'han', react: 'xiao-he' }],
    ['open', selected('4 4', ''), { by: 'han', open: ['4', '4'] }],
    ['open', selected('4', 'ji-bu'), 'ability-alone'],
    ['defend', selected('4 5', 'zhongli-mo'), { by: 'han', defend: ['4', '5'], ability: ['zhongli-mo'] }],
    ['defend', selected('', 'liu-bang'), { by: 'han', defend: ['liu-bang'], ability: ['liu-bang'] }],
    ['retreat', selected('', 'xiang-yu'), { by: 'han', retreat: true, ability: ['xiang-yu'] }],
    ['retreat', selected('4', ''), 'no-troop'],
    ['ability', NO_CARDS_SELECTED, 'person'],
    ['ability', selected('', 'ji-bu'), { by: 'han', ability: ['ji-bu'] }],
    ['ability', selected('4', 'ji-bu'), 'ability-alone'],
    ['ability', selected('4', 'yu-ji'), { by: 'han', ability: ['yu-ji'], discard: '4' }],
    ['ability', selected('', 'yu-ji'), 'yu-ji'],
    ['ability', selected('4 4', 'yu-ji'), 'yu-ji'],
    ['ability', selected('', 'ying-bu', '2'), { by: 'han', ability: ['ying-bu'], take: '2' }],
    ['ability', selected('', 'ying-bu'), 'ying-bu'],
  ])('to %s with %o is %o', (verb, wanted, play) => expect(toPlay(verb, 'han', wanted)).toEqual(play));

  test('loses what is in the hand no more', () => {
    const three = {
      cards: cards('4 4 lu-zhi'),
      ability: cards('ji-bu'),
      take: null,
    } as CardSelection;
    expect(limitSelection(cards('4 5 lu-zhi'), three)).toEqual({
      cards: ['4', 'lu-zhi'],
      ability: [],
      take: null,
    });
    expect(limitSelection(cards('4 4 lu-zhi ji-bu'), three)).toEqual(three);
  });

  test.each([
    'han open 4 4',
    'han defend 4 5 with zhongli-mo',
    'han defend liu-bang with liu-bang',
    'han retreat with xiang-yu',
  ])('%s can be taken up to be changed, and is the same play when it is not', (text) => {
    const [play] = plays(text);
    if (!play) throw new Error('no play');
    const verb = 'open' in play ? 'open' : 'defend' in play ? 'defend' : 'retreat';
    expect(toPlay(verb, 'han', toSelection(play))).toEqual(play);
  });
});

describe('what is offered', () => {
  /** Han: 5, 5, 5, joker, Ji Bu, Yu Ji, Ying Bu. */
  const setup = sized(withCards({ han: '5 5 5 xiong-xin ji-bu yu-ji ying-bu', chu: '1' }), 7, 1);
  const offers = (line: string, from = setup) => {
    const all = answered(battleOf({ setup: from, plays: plays(line) }));
    return listOffers(all.battle, all.known).map(
      ({ kind, ability, troop, needsJoker, plays: all }) =>
        [kind, ability.join(), troop && `${troop.size}x${troop.rank}`, needsJoker, all.length] as const,
    );
  };

  test('groups what comes to the same, and says where the joker is needed', () => {
    expect(offers('')).toEqual([
      ['open', '', '1x0', true, 1],
      ['open', '', '1x3', false, 2], // Ji Bu or Yu Ji
      ['open', '', '2x3', false, 1], // both; either with the joker needs no card of its own
      ['open', '', '3x3', true, 1],
      ['open', '', '1x5', false, 1],
      ['open', '', '2x5', false, 1],
      ['open', '', '3x5', false, 1],
      ['open', '', '4x5', true, 1],
      ['open', '', '1x6', false, 1],
      ['open', '', '2x6', true, 1],
      ['ability', 'ji-bu', null, false, 1],
      ['ability', 'yu-ji', null, false, 4], // 5, the joker, Ji Bu or Ying Bu
      ['reinforce', '', null, false, 1],
    ]);
  });

  test('proposes the troop that spares the persons', () => {
    const han = '1 1 1 1 1 1';
    const chu = 'zhongli-mo 2 4 5 han-xin 7 8 xiao-he';
    const from = sized(withCards({ han, chu }), 7, 8);
    const all = answered(battleOf({ setup: from, plays: plays('han open 1 1 1 1 1 1') }));
    const offer = listOffers(all.battle, all.known).find(({ troop }) => troop?.rank === 2);
    // Seven ranks, of which 2 is the lowest and one other can stay: Xiao He, who is a 3, or Han Xin, who is a 6.
    expect(offer?.plays).toHaveLength(6);
    expect(offer && findFrugalPlay(offer.plays)).toMatchObject({
      defend: cards('2 4 5 han-xin 7 8'),
    });
  });

  test('holds the retreat when there is something to answer', () => {
    const chu = { ...setup, opener: 'chu' } as const;
    const more = sized(chu, 7, 2);
    expect(offers('chu open 1', more).map(([kind]) => kind)).toEqual([
      ...Array(3).fill('defend'),
      'retreat',
      'reinforce',
    ]);
  });
});
