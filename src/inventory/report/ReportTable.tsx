import { Link } from 'react-router';
import { formatValue } from '#domain/fields/formatValue';
import { totalCost } from '#domain/inventory/report/reportRow';
import { useLanguage } from '../../i18n/useLanguage';
import type { ReportLine } from './reportApi';
import { groupedLines, columnsOf, isNumeric, isToOrder, reportText, type ReportSort } from './reportColumns';
import { useReportText } from './useReportText';

interface Props {
  title: string;
  rows: readonly ReportLine[];
  /** null for who may not see prices and costs. */
  total: number | null;
  sort: ReportSort | null;
  onSort: (name: keyof ReportLine) => void;
  /** The address of a product, for those who may see it. */
  productPath: ((id: number) => string) | null;
}

/** Stock by category with subtotals; what is to be ordered stands out [INV-022]. */
export const ReportTable = ({ title, rows, total, sort, onSort, productPath }: Props) => {
  const text = useReportText();
  const columns = columnsOf(total !== null);
  const beforeCost = columns.findIndex(({ name }) => name === 'inventory_cost');
  const afterCost = columns.length - beforeCost - 1;
  const { language } = useLanguage();
  const money = (value: number): string =>
    formatValue({ name: 'cost', label: 'cost', kind: 'Money', required: false }, value, language);
  const sumRow = (label: string, sum: number, className: string) => (
    <tr className={className}>
      <th scope="row" colSpan={beforeCost}>
        {label}
      </th>
      <td className="report-number">{money(sum)}</td>
      <td colSpan={afterCost} />
    </tr>
  );
  return (
    <div className="report-scroll">
      <table className="report" aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => {
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
            {category !== '' && (
              <tr className="report-group">
                <th scope="rowgroup" colSpan={columns.length}>
                  {category}
                </th>
              </tr>
            )}
            {lines.map((row) => (
              <tr key={row.product_id} data-order={isToOrder(row) || undefined}>
                {columns.map((column) => {
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
            {total !== null &&
              sumRow(
                `${text('subtotal')} ${category}`,
                totalCost(lines.map(({ inventory_cost }) => ({ inventory_cost: inventory_cost ?? 0 }))),
                'report-subtotal',
              )}
          </tbody>
        ))}
        {total !== null && <tfoot>{sumRow(text('total'), total, 'report-total')}</tfoot>}
      </table>
    </div>
  );
};
