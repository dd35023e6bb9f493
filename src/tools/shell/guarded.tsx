import type { FunctionComponent } from 'preact';
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';

/**
 * A tool that may fail. Where drawing it throws, it gives way, and the page says what can be done (`failure.ts`); it
 * begins again from what is stored when it is told to.
 */
export function guarded<Props extends object>(Tool: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Guarded(props: Props) {
    const [life, setLife] = useState(0);
    const [error, forget] = useErrorBoundary((thrown: unknown) => reportError(thrown));
    useEffect(() => {
      const restart = (event: Event) => {
        event.preventDefault();
        forget();
        setLife((before) => before + 1);
      };
      document.addEventListener('yamen:restart', restart);
      return () => document.removeEventListener('yamen:restart', restart);
    }, []);
    return error ? null : <Tool key={life} {...props} />;
  };
}
