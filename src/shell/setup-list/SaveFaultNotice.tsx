import type { Translator } from '../../i18n/translator.ts';
import type { StoredStatus } from '../session/use-stored.ts';

interface Props {
  readonly statuses: readonly StoredStatus[];
  readonly t: Translator<'tonight'>;
}

/** Says that what is entered is not stored, and why; empty otherwise. */
export function SaveFaultNotice({ statuses, t }: Props) {
  const fault = (['newer', 'not-kept'] as const).find((status) => statuses.includes(status));
  return <p role="status">{fault && t(`tonight-${fault}`)}</p>;
}
