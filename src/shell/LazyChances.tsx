import type { ComponentChildren } from 'preact';
import type { Translator } from '../i18n/translator.ts';
import { CHANCES_SAVE, type ChancesSave } from '../saves/chances.ts';
import { LoadError } from '../ui/LoadError.tsx';
import styles from '../ui/styles/chances.css?url';
import { WithStylesheet } from '../ui/WithStylesheet.tsx';
import type { Session } from './session/session.ts';
import { useStored } from './session/use-stored.ts';
import type { ToolTypes } from './tool-types.ts';
import { useLazy } from './use-lazy.ts';

interface Props<K extends ToolTypes, Part> {
  readonly session: Session<K>;
  /** Loads the script and texts that compute and describe the chances. */
  load(): Promise<Part>;
  readonly t: Translator<'tool'>;
  children(part: Part): ComponentChildren;
}

const CHANCES_SHOWN: ChancesSave = { version: 1, areShown: true };

/** Shows the chances of a tool, lazy-loaded with their stylesheet. Not loaded while the settings hide them. */
export function LazyChances<K extends ToolTypes, Part>({ session, load, t, children }: Props<K, Part>) {
  const { value, status } = useStored(session.store, CHANCES_SAVE, CHANCES_SHOWN);
  const { part, hasFailed, retry } = useLazy(load, status !== 'loading' && value.areShown);
  if (hasFailed) return <LoadError text={t('more-failed')} retry={retry} t={t} />;
  return part === undefined ? null : <WithStylesheet styles={styles}>{children(part)}</WithStylesheet>;
}
