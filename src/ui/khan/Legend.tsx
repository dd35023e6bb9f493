import type { Translator } from '../../i18n/translator.ts';
import { SignList } from '../sign-list.tsx';
import { SQUARE, Square } from './Drawing.tsx';
import { Guard } from './Guard.tsx';
import { lettersIn } from './letters.ts';
import type { Look } from './look.ts';
import { MARK_SIGNS, THING_SIGNS, YURT_SIGNS } from './shown.ts';

interface Props {
  readonly t: Translator<'signs'>;
  readonly names: Translator<'khan' | 'khan-rulers'>;
}

/** All symbols on Khan's boards with their meanings. */
export function KhanLegend({ t, names }: Props) {
  const drawn = ({ look }: { readonly look: Look }, text: string) => (
    <li>
      <Space look={look} names={names} />
      <span>{text}</span>
    </li>
  );
  return (
    <>
      <SignList title={names('yurts')} lead={t('khan-pieces')}>
        {YURT_SIGNS.map((one) => drawn(one, names(`yurt-${one.name}`)))}
        {THING_SIGNS.map((one) => drawn(one, t(`khan-${one.name}`)))}
      </SignList>
      <SignList title={t('of-said')} lead={t('khan-marks')}>
        {MARK_SIGNS.map((one) => drawn(one, names(`mark-${one.name}`)))}
      </SignList>
    </>
  );
}

const EDGE = -SQUARE / 2 - 1;
const BOX = `${EDGE} ${EDGE} ${SQUARE + 2} ${SQUARE + 2}`;

function Space({ look, names }: { readonly look: Look; readonly names: Props['names'] }) {
  const letters = lettersIn(names);
  return (
    <svg viewBox={BOX} width="44" height="44" aria-hidden="true">
      <Square space="0,0" look={look} letters={letters} />
      {look.guard && <Guard by="red" at={{ x: 0, y: 0 }} letters={letters} />}
    </svg>
  );
}
