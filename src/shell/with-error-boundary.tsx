import type { FunctionComponent } from 'preact';
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';

/**
 * Wraps a tool in an error boundary. If rendering throws, the tool is removed and the page shows what can be
 * done (`failure.ts`); a retry mounts it again from the stored state.
 */
export function withErrorBoundary<Props extends object>(
  Tool: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return function Guarded(props: Props) {
    const [mountKey, setMountKey] = useState(0);
    const [error, resetError] = useErrorBoundary((thrown: unknown) => reportError(thrown));
    useEffect(() => {
      const restart = (event: Event) => {
        event.preventDefault();
        resetError();
        setMountKey((before) => before + 1);
      };
      document.addEventListener('yamen:restart', restart);
      return () => document.removeEventListener('yamen:restart', restart);
    }, []);
    return error ? null : <Tool key={mountKey} {...props} />;
  };
}
