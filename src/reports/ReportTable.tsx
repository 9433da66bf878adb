import type { ReactNode } from 'react';
import type { ReportSort } from '#domain/reports/report';

interface TableColumn {
  name: string;
  label: string;
  isNumber: boolean;
  /** Takes what room is left, and breaks its lines. */
  isLong?: boolean;
}
export interface TableRow {
  key: string | number;
  cells: readonly ReactNode[];
  /** A row of sums. */
  isSum?: boolean;
  /** Columns that the first cell reaches over; the cells behind it are left out. */
  span?: number;
}
export interface TableSection {
  key: string;
  /** What stands over the rows; null where they are one list. */
  title: ReactNode;
  rows: readonly TableRow[];
  sum: TableRow | null;
}

interface Props {
  label: string;
  columns: readonly TableColumn[];
  sections: readonly TableSection[];
  foot: readonly TableRow[];
  sort: ReportSort | null;
  /** Absent where the order of the rows is fixed. */
  onSort?: ((column: string) => void) | undefined;
}

/**
 * Rows by group under heads that sort, with the sums of a group below it and those of all at the foot, which stays in
 * sight.
 */
export const ReportTable = ({ label, columns, sections, foot, sort, onSort }: Props) => {
  const classOf = (at: number): string | undefined =>
    [columns[at]?.isNumber && 'tally-number', columns[at]?.isLong && 'tally-long'].filter(Boolean).join(' ') ||
    undefined;
  const cells = ({ cells: all, span = 1 }: TableRow) =>
    all.map((cell, at) =>
      at > 0 && at < span ? null : (
        <td key={columns[at]?.name} className={classOf(at)} colSpan={at === 0 && span > 1 ? span : undefined}>
          {cell}
        </td>
      ),
    );
  return (
    <div className="tally-scroll">
      <table className="tally" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name, label: head }, at) => {
              const sorted = sort?.column === name ? (sort.descending ? 'descending' : 'ascending') : undefined;
              return (
                <th key={name} scope="col" className={classOf(at)} aria-sort={sorted} data-head={onSort && head}>
                  {onSort ? (
                    <button type="button" onClick={() => onSort(name)}>
                      {head}
                      <span aria-hidden="true">{sorted && (sort?.descending ? ' ↓' : ' ↑')}</span>
                    </button>
                  ) : (
                    head
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        {sections.map(({ key, title, rows, sum }) => (
          <tbody key={key}>
            {title !== null && (
              <tr className="tally-group">
                <th scope="rowgroup" colSpan={columns.length}>
                  <span>{title}</span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.key} className={row.isSum ? 'tally-subtotal' : undefined}>
                {cells(row)}
              </tr>
            ))}
            {sum && <tr className="tally-subtotal">{cells(sum)}</tr>}
          </tbody>
        ))}
        {foot.length > 0 && (
          <tfoot>
            {foot.map((row) => (
              <tr key={row.key} className="tally-total">
                {cells(row)}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
};
