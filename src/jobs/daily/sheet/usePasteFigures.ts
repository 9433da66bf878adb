import { useCallback, type ClipboardEvent } from 'react';
import { DAY_FIELDS, type DayCell } from '#domain/daily/dayCell';
import { numberWanted } from '#domain/inputs/numberWanted';
import { parseNumber } from '#domain/inputs/parseNumber';
import type { PasteCell } from '#domain/inputs/placeCells';
import { useLanguage } from '../../../i18n/useLanguage';
import { pasteCells } from '../../../inputs/pasteCells';
import { cellKey } from './edits';
import type { DaySheetState } from './useDaySheet';

/** Takes a column of figures that was copied from a spreadsheet; each is saved as if it had been typed and left. */
export const usePasteFigures = (
  cells: readonly DayCell[],
  { type, commit }: Pick<DaySheetState, 'type' | 'commit'>,
): ((event: ClipboardEvent<HTMLElement>) => void) => {
  const { language } = useLanguage();
  return useCallback(
    (event) => {
      const placeOf = ({ kind, row_id, may_edit }: DayCell): PasteCell<string> | null =>
        row_id === null || !may_edit
          ? null
          : {
              read: (text) => {
                const parsed = parseNumber(text, DAY_FIELDS[kind]);
                return 'problem' in parsed
                  ? { wrong: numberWanted(DAY_FIELDS[kind], parsed.problem, language) }
                  : { value: text };
              },
            };
      /** The rows of the same table, from the field's on: yards do not flow over into batches. */
      const from = (field: HTMLInputElement): readonly DayCell[] => {
        const key = field.closest<HTMLElement>('[data-line]')?.dataset.line;
        const at = cells.find((cell) => cellKey(cell) === key);
        const own = cells.filter(({ kind }) => kind === at?.kind);
        return at ? own.slice(own.indexOf(at)) : [];
      };
      pasteCells(event, language, {
        placesFrom: (field) => from(field).map((cell) => [placeOf(cell)]),
        put: (placed, field) => {
          const rows = from(field);
          for (const { row, value } of placed) {
            const cell = rows[row];
            if (!cell) continue;
            type(cell, value);
            commit(cell);
          }
        },
      });
    },
    [cells, commit, language, type],
  );
};
