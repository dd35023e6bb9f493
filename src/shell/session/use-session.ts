import { useEffect, useRef, useState } from 'preact/hooks';
import type { Edition } from '../../core/edition.ts';
import { freshSettings } from '../../saves/settings.ts';
import type { Notice } from '../Notices.tsx';
import type { Tool } from '../tool.ts';
import type { ToolTypes } from '../tool-types.ts';
import { createPersistence, freshHistory, type LoadStage } from './persistence.ts';
import type { Session, ShellSession, StepWatcher, ToolData } from './session.ts';
import { pushStep, redoStep, type UndoHistory, undoStep } from './undo-history.ts';

function freshData<K extends ToolTypes>(tool: Tool<K>, proposedEdition: Edition): ToolData<K> {
  return {
    history: freshHistory(tool),
    archive: null,
    settings: freshSettings(proposedEdition),
    nameOf: () => '',
  };
}

/** Loads the saved data, follows changes in other tabs, and saves every change. */
export function useSession<K extends ToolTypes>(tool: Tool<K>, proposedEdition: Edition): ShellSession<K> {
  const saved = useSavedData(tool, proposedEdition);
  const { stage, notice, setNotice, latest, show, store, whenSaved } = saved;
  const { update, applyStep, watch } = useSteps(saved);
  const undo = () => applyStep(undoStep);
  const { history, archive, settings, nameOf, answered } = saved.data;
  return {
    state: history.now,
    settings,
    nameOf,
    answered,
    archive,
    isLoaded: stage > 0,
    isArchiveLoaded: stage > 1,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change(next, answer) {
      if (next === latest.current.history.now) return undefined;
      applyStep((now) => pushStep(now, next), answer);
      return undo;
    },
    undo,
    redo: () => applyStep(redoStep),
    latest: () => latest.current,
    update,
    show: (change) => show({ ...latest.current, ...change }),
    store,
    watch,
    notice,
    setNotice,
    notify: (text, link) => setNotice({ text, canUndo: true, ...(link && { link }) }),
    whenSaved,
  };
}

/** The data of a tool with its persistence, which loads and saves it, and the message about that. */
function useSavedData<K extends ToolTypes>(tool: Tool<K>, proposedEdition: Edition) {
  const [data, setData] = useState(() => freshData(tool, proposedEdition));
  const [stage, setStage] = useState<LoadStage>(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const latest = useRef(data);
  const show = (next: ToolData<K>) => {
    latest.current = next;
    setData(next);
  };
  const [{ load, save, whenSaved, store }] = useState(() =>
    createPersistence(tool, proposedEdition, {
      latest: () => latest.current,
      show,
      setStage,
      warn: (textKey) => setNotice({ textKey, isSticky: true }),
      recover: () => setNotice((old) => (old?.textKey === 'save-failed' ? null : old)),
    }),
  );
  useEffect(() => void load(), []);
  return { data, stage, notice, setNotice, latest, show, save, whenSaved, store };
}

/** Changes of the data: any, and steps of the history, whose watcher returns further values to save. */
function useSteps<K extends ToolTypes>({
  latest,
  show,
  save,
  setNotice,
}: ReturnType<typeof useSavedData<K>>) {
  const latestWatcher = useRef<StepWatcher<K>>(() => undefined);
  const update: Session<K>['update'] = (change, others) => {
    const before = latest.current;
    const next = { ...before, ...change };
    show(next);
    setNotice((old) => (old?.isSticky ? old : null));
    save(before, next, others);
  };
  const applyStep = (
    step: (history: UndoHistory<K['state']>) => UndoHistory<K['state']>,
    answer?: K['answer'],
  ) => {
    const { history, settings } = latest.current;
    const next = step(history);
    if (next === history) return;
    const answered = answer && { state: next.now, settings, answer };
    update({ history: next, ...(answered && { answered }) }, latestWatcher.current(next));
  };
  const watch = (watcher: StepWatcher<K>) => {
    latestWatcher.current = watcher;
  };
  return { update, applyStep, watch };
}
