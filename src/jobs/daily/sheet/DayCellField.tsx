import Button from '@mui/material/Button';
import { useId, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { DAY_FIELDS, dayCellValue, type DayCell } from '#domain/daily/dayCell';
import { numberWanted } from '#domain/inputs/numberWanted';
import { parseNumber } from '#domain/inputs/parseNumber';
import { useLanguage } from '../../../i18n/useLanguage';
import type { CellEdit } from './edits';
import type { CellMark } from './useDaySheet';
import { useSheetText } from './useSheetText';

interface Props {
  cell: DayCell;
  label: string;
  edit: CellEdit | undefined;
  mark: CellMark | undefined;
  onType: (text: string) => void;
  onGiveBack: () => void;
  /** @param isAsked by Enter, which saves over somebody else's figure too */
  onCommit: (isAsked: boolean) => void;
}

/** A figure of the sheet: what is typed stands there until the server has it, with how it stands beside it [KEY-016]. */
export const DayCellField = ({ cell, label, edit, mark, onType, onGiveBack, onCommit }: Props) => {
  const text = useSheetText();
  const { language } = useLanguage();
  const id = useId();
  const typed = edit?.text ?? cell.value ?? '';
  const parsed = edit ? parseNumber(edit.text, DAY_FIELDS[cell.kind]) : null;
  const wrong = parsed && 'problem' in parsed ? numberWanted(DAY_FIELDS[cell.kind], parsed.problem, language) : null;
  const error = wrong ?? (mark?.state === 'failed' ? mark.reason : null);
  const isSaved = !edit && mark?.state === 'saved' && mark.value === cell.value;
  const state =
    error !== null ? 'wrong' : mark?.state === 'saving' ? 'saving' : edit ? 'unsaved' : isSaved ? 'saved' : undefined;
  const note =
    state === 'saving'
      ? text('saving')
      : state === 'unsaved'
        ? text('not_yet')
        : state === 'saved'
          ? text('saved')
          : '';
  const isContested = mark?.state === 'failed' && mark.isContested;
  const commit = (field: HTMLInputElement, isAsked: boolean): void => {
    if (dayCellValue(cell.kind, field.value) !== undefined) onCommit(isAsked);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && isContested) commit(event.currentTarget, true);
    if (event.key === 'Escape' && edit) {
      event.preventDefault();
      event.stopPropagation();
      // The figure that stood there is drawn at once: what is typed next replaces it, and is not put behind it.
      flushSync(onGiveBack);
      event.currentTarget.select();
    }
  };
  return (
    <span className="day-sheet-figure" data-state={state}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-own-escape
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error !== null || note !== '' ? id : undefined}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={keyDown}
        onBlur={(event) => commit(event.target, false)}
      />
      <small id={id} className="day-sheet-figure-note" role={error === null ? undefined : 'alert'}>
        {error ?? note}
      </small>
      {isContested && (
        // The keys of a telephone for numbers have no Enter.
        <Button size="small" variant="outlined" className="day-sheet-mine" onClick={() => onCommit(true)}>
          {text('save_mine')}
        </Button>
      )}
    </span>
  );
};
