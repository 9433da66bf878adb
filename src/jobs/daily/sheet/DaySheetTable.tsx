import { Link } from 'react-router';
import { dayTotal, type DayCell } from '#domain/daily/dayCell';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { guniteTypeName } from '#domain/lookups/guniteHistoryTypes';
import { useLanguage } from '../../../i18n/useLanguage';
import { DAILY_PATHS } from '../dailyPaths';
import { DayCellField } from './DayCellField';
import { cellKey } from './edits';
import { moveInSheet } from './moveInSheet';
import type { DaySheetState } from './useDaySheet';
import { usePasteFigures } from './usePasteFigures';
import { useSheetText } from './useSheetText';

const lineOf = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

interface Props {
  kind: DailyKind;
  cells: readonly DayCell[];
  sheet: DaySheetState;
}

/** The rows of one kind: whose pool, which crew, what was shot or applied, and how much of it. */
const DaySheetTable = ({ kind, cells, sheet }: Props) => {
  const text = useSheetText();
  const { language } = useLanguage();
  const workOf = (cell: DayCell): string =>
    kind === 'yardage'
      ? cell.type_id === null
        ? ''
        : guniteTypeName({ id: cell.type_id, name: cell.type_name ?? '' }, language)
      : cell.row_id === null
        ? text('no_color')
        : lineOf([cell.color, cell.section]);
  return (
    <table className="day-sheet-table" aria-label={text(kind)}>
      <thead>
        <tr>
          <th scope="col">{text('job')}</th>
          <th scope="col">{text('crew')}</th>
          <th scope="col">{text('work')}</th>
          <th scope="col">
            {text(kind === 'yardage' ? 'amount_yardage' : 'amount_batches')}
            <span className="day-sheet-total" data-uncopied>
              {' '}
              {text('total', { total: dayTotal(cells, kind) })}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell) => {
          const key = cellKey(cell);
          const work = workOf(cell);
          return (
            <tr key={key ?? `job ${cell.sub_job_id}`} data-line={key ?? undefined}>
              <th scope="row">
                <Link to={`${DAILY_PATHS[kind]}/${cell.job_id}`}>
                  {cell.job_id} {cell.job_name}
                </Link>
                <small>{lineOf([cell.company_name, cell.address_line_1, cell.city])}</small>
              </th>
              <td>
                {cell.crews ?? text('no_crew')}
                {cell.job_order !== null && <small> · {cell.job_order}</small>}
              </td>
              <td>{work}</td>
              <td className="day-sheet-amount">
                {key !== null && cell.may_edit ? (
                  <DayCellField
                    cell={cell}
                    label={text('cell', {
                      amount: text(kind === 'yardage' ? 'amount_yardage' : 'amount_batches'),
                      job: `${cell.job_id} ${cell.job_name ?? ''}`.trim(),
                      work,
                    })}
                    edit={sheet.edits[key]}
                    mark={sheet.marks[key]}
                    onType={(typed) => sheet.type(cell, typed)}
                    onGiveBack={() => sheet.giveBack(key)}
                    onCommit={(isAsked) => sheet.commit(cell, isAsked)}
                  />
                ) : (
                  <span title={cell.may_edit ? undefined : text('read_only')}>{cell.value ?? '–'}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const KINDS: readonly DailyKind[] = ['yardage', 'batches'];

/** All figures of a day in one column, gunite before pebble. */
export const DaySheetTables = ({ cells, sheet }: { cells: readonly DayCell[]; sheet: DaySheetState }) => {
  const text = useSheetText();
  const onPaste = usePasteFigures(cells, sheet);
  return (
    // Keys of the figures within are heard here once for all.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="day-sheet-tables" onKeyDown={moveInSheet} onPaste={onPaste}>
      {KINDS.map((kind) => {
        const own = cells.filter((cell) => cell.kind === kind);
        return (
          own.length > 0 && (
            <section key={kind} aria-label={text(kind)}>
              <h2>{text(kind)}</h2>
              <DaySheetTable kind={kind} cells={own} sheet={sheet} />
            </section>
          )
        );
      })}
    </div>
  );
};
