import type { ComponentChildren } from 'preact';
import { LazyChances } from '../../../shell/LazyChances.tsx';
import type { Session } from '../../../shell/session/session.ts';
import type { ToolTypes } from '../../../shell/tool-types.ts';
import { useLazy } from '../../../shell/use-lazy.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import { WithStylesheet } from '../../../ui/WithStylesheet.tsx';
import type { StateNames } from '../explain/state-names.ts';
import type { WhatIfTranslator } from '../explain/what-if.ts';
import type { OpenConflict } from '../referee/open-conflict.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import type { ChancesPanelInput } from '../ui/chances-panel-props.ts';
import { loadWhatIfTexts, ShortfallList, styles, WhatIfPanel, type WhatIfProps } from '../ui/WhatIfPanel.tsx';

interface Props<K extends ToolTypes> {
  readonly session: Session<K>;
  /** The conflict whose shortfalls are listed. */
  readonly conflict: OpenConflict;
  /** Replaces the shortfalls once the conflict is settled. */
  readonly shortfalls?: ComponentChildren;
  readonly whatIf: Pick<WhatIfProps, 'conflict' | 'mine' | 'by'>;
  readonly chances: ChancesPanelInput;
  readonly names: StateNames;
  /** The player who decides a tie; null while the acting player is unknown. */
  readonly tieDecider: Dynasty | null;
  readonly rules: RuleViewer;
  readonly t: WhatIfTranslator;
}

/** The shortfall of each side, what happens if more is committed, and the chances. */
export function ConflictForecast<K extends ToolTypes>(props: Props<K>) {
  const { session, conflict, shortfalls, whatIf, chances, rules, t } = props;
  const { part: texts, hasFailed, retry } = useLazy(() => loadWhatIfTexts(rules.locale));
  if (hasFailed) return <LoadError text={t('more-failed')} retry={retry} t={t} />;
  if (!texts) return null;
  const common = { names: props.names, tieDecider: props.tieDecider, t };
  return (
    <WithStylesheet styles={styles}>
      {shortfalls ?? <ShortfallList {...common} conflict={conflict} texts={texts} />}
      <WhatIfPanel {...common} {...whatIf} rules={rules} texts={texts} />
      <LazyChances session={session} load={() => loadChances(rules)} t={t}>
        {(part) => <part.ChancesPanel {...common} {...chances} rules={rules} texts={part.texts} />}
      </LazyChances>
    </WithStylesheet>
  );
}

async function loadChances({ locale }: RuleViewer) {
  const { ChancesPanel, loadChancesTexts } = await import('../ui/ChancesPanel.tsx');
  return { ChancesPanel, texts: await loadChancesTexts(locale) };
}
