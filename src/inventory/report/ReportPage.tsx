import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useToday } from '../../clock/useToday';
import { FILE_FORMATS, type FileFormat } from '#domain/exports/rowsFile';
import { ErrorView } from '../../errors/ErrorView';
import { Loading } from '../../errors/Loading';
import { useCopyTable, useCopyText } from '../../files/useCopyTable';
import { saveRows } from '../../files/saveRows';
import { useLanguage } from '../../i18n/useLanguage';
import { Combobox } from '../../inputs/Combobox';
import { PageHeader } from '../../page/PageHeader';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { usePrintedAt } from '../../page/usePrintedAt';
import './report.css';
import type { ReportApi, ReportLine } from './reportApi';
import {
  columnsOf,
  fileColumns,
  fileValue,
  groupedLines,
  isToOrder,
  REPORT_COLUMNS,
  type ReportSort,
} from './reportColumns';
import { ReportTable } from './ReportTable';
import { useReportText } from './useReportText';

interface Props {
  api: ReportApi;
  /** 0 for all places together. */
  location: number;
  type: number;
  mayExport: boolean;
  /** The address of a product, for those who may see it. */
  productPath: ((id: number) => string) | null;
  /** The address of what to order, for those who may see orders. */
  orderPath: string | null;
}

const sortOf = (params: URLSearchParams): ReportSort | null => {
  const column = REPORT_COLUMNS.find(({ name }) => name === params.get('sort'));
  return column ? { name: column.name, descending: params.get('order') === 'desc' } : null;
};

/** Current Inventory: what lies where, what it cost and what to order [INV-019 INV-022]. */
export const ReportPage = ({ api, location, type, mayExport, productPath, orderPath }: Props) => {
  const text = useReportText();
  const today = useToday();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const copy = useCopyTable();
  const copyText = useCopyText();
  const printed = usePrintedAt();
  const { data, error, refetch } = useQuery({
    queryKey: ['inventory', 'report', location, type],
    queryFn: () => api.readReport(location, type),
    retry: false,
  });
  const columns = columnsOf(data?.totals !== undefined);
  const sort = sortOf(params);

  const all = { id: 0, name: text('all_locations') };
  const places = [all, ...(data?.locations.filter(({ id, is_active }) => is_active || id === location) ?? [])];
  const place = places.find(({ id }) => id === location) ?? null;
  const group = data?.types.find(({ id }) => id === type) ?? null;
  const go = (to: { location?: number; type?: number }): void =>
    void navigate(
      `/reports/inventory/${to.location ?? location}/${to.type ?? type}${params.size > 0 ? `?${params.toString()}` : ''}`,
    );
  const heading = [place?.name, group?.name].filter(Boolean).join(' · ');
  useDocumentTitle(heading === '' ? text('title') : heading);

  const sortBy = (name: keyof ReportLine): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (sort?.name === name && sort.descending) {
          next.delete('sort');
          next.delete('order');
          return next;
        }
        next.set('sort', name);
        next.set('order', sort?.name === name ? 'desc' : 'asc');
        return next;
      },
      { replace: true },
    );
  const table = { title: text('title'), columns: fileColumns(text, columns), language };
  const rowsFor = (format: FileFormat) =>
    groupedLines(data?.rows ?? [], sort).flatMap(({ category, rows }) =>
      rows.map((row) => [category, ...columns.map(({ name }) => fileValue(name, row, format))]),
    );
  const save = (format: FileFormat): Promise<void> =>
    saveRows('current-inventory', today, format, table, rowsFor(format));
  const print = (): void => window.print();
  const toOrder = data?.rows.filter(isToOrder).length ?? 0;
  const hasRows = data !== undefined && data.rows.length > 0;
  return (
    <div className="report-page">
      <PageHeader
        crumbs={[{ label: text('title') }, ...(heading === '' ? [] : [{ label: heading }])]}
        actions={
          hasRows && (
            <>
              {mayExport &&
                FILE_FORMATS.map((format) => (
                  <Button key={format} variant="outlined" onClick={() => void save(format)}>
                    {text(`export_${format}`)}
                  </Button>
                ))}
              <Button variant="outlined" onClick={() => void copy({ table, rows: rowsFor('xlsx') })}>
                {copyText('copy')}
              </Button>
              <Button variant="outlined" onClick={print}>
                {text('print')}
              </Button>
            </>
          )
        }
      />
      {error && <ErrorView variant="page" onRetry={() => void refetch()} />}
      {!error && !data && <Loading />}
      {data && (
        <div className="report-body">
          <div className="report-filters">
            <Combobox
              label={text('location')}
              value={place}
              options={places}
              onChange={(chosen) => {
                if (chosen) go({ location: chosen.id });
              }}
            />
            <Combobox
              label={text('category')}
              value={group}
              options={data.types}
              onChange={(chosen) => {
                if (chosen) go({ type: chosen.id });
              }}
            />
            {toOrder > 0 && (
              <p className="report-to-order">
                {orderPath === null ? (
                  text('to_order_sum', { smart_count: toOrder })
                ) : (
                  <Link to={orderPath}>{text('to_order_sum', { smart_count: toOrder })}</Link>
                )}
              </p>
            )}
          </div>
          {hasRows ? (
            <ReportTable
              title={`${text('title')}: ${heading}`}
              rows={data.rows}
              total={data.totals?.inventory_cost ?? null}
              sort={sort}
              onSort={sortBy}
              productPath={productPath}
            />
          ) : (
            <p className="report-none">{text('nothing')}</p>
          )}
          <p className="report-printed">{text('printed', { at: printed })}</p>
        </div>
      )}
    </div>
  );
};
