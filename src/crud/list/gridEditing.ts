import { GridCellEditStartReasons, GridCellEditStopReasons, type GridEventListener } from '@mui/x-data-grid';
import { isWrongTextIn } from '../../inputs/untakenText';

/** Keys that would empty or overwrite a cell by accident: cells are edited by a double click, Enter or F2. */
const BY_ACCIDENT: ReadonlySet<string | undefined> = new Set([
  GridCellEditStartReasons.printableKeyDown,
  GridCellEditStartReasons.deleteKeyDown,
  GridCellEditStartReasons.pasteKeyDown,
]);

/** @param linked the column that leads to the record: Enter opens it there */
export const refuseStart =
  (linked: string | undefined): GridEventListener<'cellEditStart'> =>
  ({ field, reason }, event) => {
    if (BY_ACCIDENT.has(reason) || (reason === GridCellEditStartReasons.enterKeyDown && field === linked))
      event.defaultMuiPrevented = true;
  };

/** Lists and calendars of an input stand outside the grid: a click into them does not leave the cell. */
export const refuseStop: GridEventListener<'cellEditStop'> = ({ reason }, event) => {
  const target = 'target' in event ? event.target : null;
  const inPopup =
    target instanceof Element && target.closest('.MuiPopper-root, .MuiPopover-root, .MuiDialog-root') !== null;
  if (reason === GridCellEditStopReasons.cellFocusOut && inPopup) event.defaultMuiPrevented = true;
  // Text that could not be taken stays in its cell until it is corrected or given up.
  if (reason !== GridCellEditStopReasons.escapeKeyDown && isWrongTextIn('.MuiDataGrid-cell--editing'))
    event.defaultMuiPrevented = true;
};
