// On the page of abilities: shows which side may have which card in the battle that is open in the battle
// tool.

import type { ChuHanNames, TroopChancesTranslator } from '../../games/chu-han/explain/troop-chances.ts';
import type { Card } from '../../games/chu-han/rules/cards/cards.ts';
import type { BattleSide } from '../../games/chu-han/rules/side.ts';
import { CHU_HAN_BATTLE_SAVE, type ChuHanBattle } from '../../games/chu-han/saves/battle.ts';
import { loadTranslator } from '../../i18n/lazy-texts.ts';
import { CHANCES_SAVE } from '../../saves/chances.ts';
import { getLoadedValue, parseSave } from '../../saves/save.ts';
import type { Store } from '../../saves/store.ts';
import { getPageLocale, queryElement, readDataAttribute } from '../../ui/browser/query-element.ts';
import { createHtmlElement } from './create-html-element.ts';

/** Explains the chances of a battle in sentences. */
type ExplainChances = (
  state: ChuHanBattle,
  names: ChuHanNames,
  t: TroopChancesTranslator,
) => readonly string[];

/** Fills the section whenever it is opened; removes it if the settings hide chances. */
export async function showBattleChances(
  store: Store,
  loadExplain: () => Promise<ExplainChances>,
): Promise<void> {
  const section = queryElement('#open-battle', HTMLDetailsElement);
  const place = queryElement('div', HTMLElement, section);
  const names: ChuHanNames = {
    side: (side: BattleSide) => readDataAttribute(section, side),
    card: (card: Card) => queryElement(`#${card} [data-name]`, HTMLElement).textContent,
  };
  const show = async () => {
    const [raw] = await store.load([CHU_HAN_BATTLE_SAVE.key]);
    const battle = getLoadedValue(parseSave(CHU_HAN_BATTLE_SAVE, raw));
    const [explain, t] = await Promise.all([
      loadExplain(),
      loadTranslator(getPageLocale(), 'chances', 'chu-han-chances'),
    ]);
    const sentences = battle ? explain(battle.now, names, t) : [];
    const lines = sentences.length > 0 ? sentences : [readDataAttribute(section, 'none')];
    place.replaceChildren(...lines.map((text) => createHtmlElement('p', text)));
  };
  const fail = (error: unknown) => {
    console.warn(error);
    place.textContent = readDataAttribute(section, 'failed');
  };
  const update = async () => {
    const [raw] = await store.load([CHANCES_SAVE.key]);
    section.hidden = getLoadedValue(parseSave(CHANCES_SAVE, raw))?.areShown === false;
    if (section.open && !section.hidden) await show();
  };
  section.addEventListener('toggle', () => void update().catch(fail));
  store.onChange(() => void update().catch(fail));
  await update().catch(fail);
}
