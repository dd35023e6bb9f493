import { arrangeRows, chooseLastGame } from './arrange-rows.ts';

arrangeRows();
chooseLastGame();
