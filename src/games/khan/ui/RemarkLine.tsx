import type { RuleId } from '../../../core/trace.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { RuleLink, type RuleViewer } from '../../../ui/RuleLink.tsx';

/** A remark on the last tap: what was done, or why it was not possible. */
export interface Remark {
  /** Undefined until the texts are loaded. */
  readonly text: string | undefined;
  readonly rule?: RuleId;
}

interface Props {
  readonly remark: Remark | null;
  readonly rules: RuleViewer;
  readonly t: Translator<'tool'>;
}

/** The remark after a tap, with its rule if it has one. */
export function RemarkLine({ remark, rules, t }: Props) {
  return (
    <p class="remark" role="status">
      {remark && (
        <>
          {remark.text} {remark.rule && <RuleLink rule={remark.rule} rules={rules} t={t} />}
        </>
      )}
    </p>
  );
}
