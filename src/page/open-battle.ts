// On the page of abilities: who may hold which card in the battle that is open in the battle tool.
import type { Card } from '../engine/chu-han/cards.ts';
import type { Side } from '../engine/chu-han/side.ts';
import type { Callings, TroopChancesTranslator } from '../explain/chu-han/troop-chances.ts';
import { loadTexts } from '../i18n/lazy-texts.ts';
import { CHANCES } from '../saves/chances.ts';
import { CHU_HAN_BATTLE, type DisputedBattle } from '../saves/chu-han-battle.ts';
import { parseSave, usable } from '../saves/save.ts';
import type { Store } from '../saves/store.ts';
import { dataOf, elementAt, localeHere } from '../ui/element.ts';

/** Returns the sentences for a battle. */
type Say = (state: DisputedBattle, called: Callings, t: TroopChancesTranslator) => readonly string[];

/** Fills the section whenever it is opened; removes it if the settings hide chances. */
export async function openBattle(store: Store, loadSay: () => Promise<Say>): Promise<void> {
  const section = elementAt('#open-battle', HTMLDetailsElement);
  const place = elementAt('div', HTMLElement, section);
  const called: Callings = {
    side: (side: Side) => dataOf(section, side),
    card: (card: Card) => elementAt(`#${card} [data-name]`, HTMLElement).textContent,
  };
  const show = async () => {
    const [raw] = await store.load([CHU_HAN_BATTLE.key]);
    const battle = usable(parseSave(CHU_HAN_BATTLE, raw));
    const [say, t] = await Promise.all([loadSay(), loadTexts(localeHere(), 'chances', 'chu-han-chances')]);
    const said = battle ? say(battle.now, called, t) : [];
    const lines = said.length > 0 ? said : [dataOf(section, 'none')];
    place.replaceChildren(
      ...lines.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
    );
  };
  const fail = (error: unknown) => {
    console.warn(error);
    place.textContent = dataOf(section, 'failed');
  };
  const look = async () => {
    const [raw] = await store.load([CHANCES.key]);
    section.hidden = usable(parseSave(CHANCES, raw))?.areShown === false;
    if (section.open && !section.hidden) await show();
  };
  section.addEventListener('toggle', () => void look().catch(fail));
  store.onChange(() => void look().catch(fail));
  await look().catch(fail);
}
