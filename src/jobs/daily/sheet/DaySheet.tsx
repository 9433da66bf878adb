import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { useReason } from '../../../dataProvider/useReason';
import { useUnsavedChangesGuard } from '../../../confirm/useUnsavedChangesGuard';
import { ErrorView } from '../../../errors/ErrorView';
import { Loading } from '../../../errors/Loading';
import { goTo } from '../../../inputs/keys/goTo';
import { useOnline } from '../../../live/useOnline';
import { PageHeader } from '../../../page/PageHeader';
import { useSaveKeys } from '../../../saving/useSaveKeys';
import { toast } from '../../../toasts/toast';
import { cellKey } from './edits';
import { DayHead } from './DayHead';
import { DaySheetTables } from './DaySheetTable';
import { useDaySheet } from './useDaySheet';
import { LargeText } from '../../../theme/LargeText';
import { useSheetText } from './useSheetText';
import { CopyShownTable } from '../../../files/CopyShownTable';

interface Props {
  date: CivilDate;
  /** Goes to another day. */
  onDay: (next: CivilDate) => void;
}

const typedIn = (field: Element | null): string | null => (field instanceof HTMLInputElement ? field.value : null);

/** The sheet of one day: it opens in the first figure that is missing, and is filled in by keys alone [KEY-016]. */
export const DaySheet = ({ date, onDay }: Props) => {
  const text = useSheetText();
  const reasonOf = useReason();
  const isOnline = useOnline();
  const sheet = useDaySheet(date);
  const { cells, error, edits, isSaving, hasUnanswered, canUndo, saveAll, undo, drop } = sheet;
  const box = useRef<HTMLDivElement>(null);
  const unsaved = Object.keys(edits).length;
  const isDirty = unsaved > 0;

  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || !cells) return;
    isOpened.current = true;
    const missing = cells.find((cell) => cell.may_edit && cell.row_id !== null && (cell.value ?? '') === '');
    const key = missing ? cellKey(missing) : null;
    const field = key === null ? null : box.current?.querySelector<HTMLElement>(`[data-line="${key}"] input`);
    goTo(field ?? box.current?.querySelector<HTMLElement>('[data-line] input'));
  }, [cells]);

  const save = async (): Promise<boolean> => {
    const [field, typed] = [document.activeElement, typedIn(document.activeElement)];
    const isStored = await saveAll();
    // Whoever types on meanwhile is not led away: the rest of a figure would stand in another cell.
    const isStill = document.activeElement === field && typedIn(field) === typed;
    if (!isStored && isStill) box.current?.querySelector<HTMLElement>('[data-state="wrong"] input')?.focus();
    return isStored;
  };
  /** What is typed is saved before another day is gone to; where it cannot be, the day stays. */
  const turn = async (next: CivilDate): Promise<void> => {
    if (next !== date && (await save())) onDay(next);
  };
  useUnsavedChangesGuard(isDirty, save, drop);
  useSaveKeys({ save: () => void save(), canSave: isDirty, isSaving });

  // What nobody answered is sent again when the network is back.
  const again = useRef(saveAll);
  useEffect(() => {
    again.current = saveAll;
  });
  useEffect(() => {
    if (!hasUnanswered) return undefined;
    const retry = (): void => void again.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasUnanswered, isOnline]);

  const takeBack = async (): Promise<void> => {
    try {
      const undone = await undo();
      if (undone) toast.success(text('undone', { job: undone.job ?? '' }));
    } catch (failure) {
      toast.error(reasonOf(failure, text('failed')));
    }
  };
  const back = useRef(takeBack);
  useEffect(() => {
    back.current = takeBack;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const { target } = event;
      if (!isUndo || !canUndo || !(target instanceof Element)) return;
      // A figure that is being typed is taken back letter by letter, as in every field.
      if (target.closest('[data-state="unsaved"], [data-state="wrong"]') || target.closest('[role="dialog"]')) return;
      event.preventDefault();
      void back.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [canUndo]);

  const state = isSaving ? 'saving' : isDirty ? 'unsaved' : 'all_saved';
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('job_search'), to: '/job' }, { label: text('title') }]}
        actions={
          <>
            <span role="status" className="day-sheet-status" data-state={state}>
              {cells && text(state, { smart_count: unsaved })}
            </span>
            {cells && cells.length > 0 && <CopyShownTable />}
            <Button
              startIcon={<UndoIcon />}
              disabled={!canUndo}
              title={text('undo_hint')}
              onClick={() => void takeBack()}
            >
              {text('undo')}
            </Button>
            <Button
              variant="contained"
              disabled={!isDirty}
              loading={isSaving}
              loadingPosition="center"
              aria-keyshortcuts="Control+S Meta+S"
              onClick={() => void save()}
            >
              {text('save')}
            </Button>
          </>
        }
      >
        <DayHead date={date} onDay={(next) => void turn(next)} />
      </PageHeader>
      <LargeText>
        <div ref={box} className="day-sheet" data-fields data-tables>
          {error !== null && <ErrorView variant="panel" onRetry={sheet.reload} />}
          {error === null && !cells && <Loading variant="panel" />}
          {cells?.length === 0 && <p className="job-empty">{text('nothing')}</p>}
          {cells && cells.length > 0 && (
            <>
              <p className="day-sheet-hint">{text('hint')}</p>
              <DaySheetTables cells={cells} sheet={sheet} />
            </>
          )}
        </div>
      </LargeText>
    </>
  );
};
