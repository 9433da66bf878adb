import { Link } from 'react-router';
import { formatValue } from '#domain/fields/formatValue';
import { totalCost } from '#domain/inventory/report/reportRow';
import { useLanguage } from '../../i18n/useLanguage';
import type { ReportLine } from './reportApi';
import { groupedLines, isNumeric, REPORT_COLUMNS, reportText, type ReportSort } from './reportColumns';
import { useReportText } from './useReportText';

const BEFORE_COST = REPORT_COLUMNS.findIndex(({ name }) => name === 'inventory_cost');
const AFTER_COST = REPORT_COLUMNS.length - BEFORE_COST - 1;

interface Props {
  title: string;
  rows: readonly ReportLine[];
  total: number;
  sort: ReportSort | null;
  onSort: (name: keyof ReportLine) => void;
  /** The address of a product, for those who may see it. */
  productPath: ((id: number) => string) | null;
}

/** Stock by category with subtotals; what is to be ordered stands out [INV-022]. */
export const ReportTable = ({ title, rows, total, sort, onSort, productPath }: Props) => {
  const text = useReportText();
  const { language } = useLanguage();
  const money = (value: number): string =>
    formatValue({ name: 'cost', label: 'cost', kind: 'Money', required: false }, value, language);
  const sumRow = (label: string, sum: number, className: string) => (
    <tr className={className}>
      <th scope="row" colSpan={BEFORE_COST}>
        {label}
      </th>
      <td className="report-number">{money(sum)}</td>
      <td colSpan={AFTER_COST} />
    </tr>
  );
  return (
    <div className="report-scroll">
      <table className="report" aria-label={title}>
        <thead>
          <tr>
            {REPORT_COLUMNS.map((column) => {
              const sorted = sort?.name === column.name ? (sort.descending ? 'descending' : 'ascending') : undefined;
              return (
                <th
                  key={column.name}
                  scope="col"
                  className={isNumeric(column) ? 'report-number' : undefined}
                  aria-sort={sorted}
                >
                  <button type="button" onClick={() => onSort(column.name)}>
                    {text(column.label)}
                    <span aria-hidden="true">{sorted && (sort?.descending ? ' ↓' : ' ↑')}</span>
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        {groupedLines(rows, sort).map(({ category, rows: lines }) => (
          <tbody key={category}>
            <tr className="report-group">
              <th scope="rowgroup" colSpan={REPORT_COLUMNS.length}>
                {category}
              </th>
            </tr>
            {lines.map((row) => (
              <tr key={row.product_id} data-order={row.to_order > 0 || undefined}>
                {REPORT_COLUMNS.map((column) => {
                  const value = row[column.name];
                  const className = [
                    isNumeric(column) && 'report-number',
                    typeof value === 'number' && value < 0 && 'report-negative',
                  ]
                    .filter(Boolean)
                    .join(' ');
                  if (column.name === 'product_name')
                    return (
                      <th key={column.name} scope="row">
                        {productPath ? (
                          <Link to={productPath(row.product_id)}>{row.product_name}</Link>
                        ) : (
                          row.product_name
                        )}
                      </th>
                    );
                  return (
                    <td key={column.name} data-column={column.name} className={className || undefined}>
                      {reportText(column, row, language)}
                    </td>
                  );
                })}
              </tr>
            ))}
            {sumRow(`${text('subtotal')} ${category}`, totalCost(lines), 'report-subtotal')}
          </tbody>
        ))}
        <tfoot>{sumRow(text('total'), total, 'report-total')}</tfoot>
      </table>
    </div>
  );
};
