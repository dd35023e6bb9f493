import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { loadTexts } from '../../i18n/lazy-texts.ts';
import type { Translator } from '../../i18n/translator.ts';
import { again } from '../../ui/again.ts';
import type { OpenProps } from './open-panel.tsx';

type Props = Pick<OpenProps, 'tool' | 'locale' | 'opened' | 'arrived'> & {
  readonly t: Translator<'sharing'>;
};

/** “Open…”: opens what another person has shared. The dialog is lazy-loaded at the first tap. */
export function OpenButton({ t, ...panel }: Props) {
  const [part, setPart] = useState<{
    readonly Panel: FunctionComponent<OpenProps>;
    readonly t: OpenProps['t'];
  }>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setOpen(true);
    setFailed(false);
    if (part) return;
    const load = () =>
      Promise.all([import('./open-panel.tsx'), loadTexts(panel.locale, 'open', 'link', 'errors')]);
    (hasFailed ? again(load) : load())
      .then(([loaded, texts]) => setPart({ Panel: loaded.default, t: texts }))
      .catch((error: unknown) => {
        console.warn(error);
        setOpen(false);
        setFailed(true);
      });
  };
  return (
    <>
      <button type="button" onClick={open}>
        {t('open')}
      </button>
      {hasFailed && <span role="alert">{t('part-failed')}</span>}
      {part && <part.Panel {...panel} isOpen={isOpen} close={() => setOpen(false)} t={part.t} />}
    </>
  );
}
