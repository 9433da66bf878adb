import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState, type ReactNode } from 'react';
import type { SavedView } from '#domain/views/savedView';
import { ViewMenu } from '../crud/list/ViewMenu';
import { ExportProgressButton } from '../crud/many/ExportProgressButton';
import { FILE_FORMATS } from '#domain/exports/rowsFile';
import { useFileExport } from '../crud/many/useFileExport';
import { ErrorView } from '../errors/ErrorView';
import { Loading } from '../errors/Loading';
import { useCopyTable, useCopyText } from '../files/useCopyTable';
import { fetchedLater } from '../page/fetchedLater';
import { PageHeader } from '../page/PageHeader';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { usePrintedAt } from '../page/usePrintedAt';
import type { ReportChartProps } from './ReportChart';
import type { ReportMapProps } from './ReportMap';
import './reports.css';
import type { WeeklyMailDialogProps } from './WeeklyMailDialog';
import { useReportText } from './useReportText';
import { useViewedReport } from './useViewedReport';

const WeeklyMailDialog = fetchedLater<WeeklyMailDialogProps>(() => import('./WeeklyMailDialog'));
const ReportMap = fetchedLater<ReportMapProps>(() => import('./ReportMap'));
const ReportChart = fetchedLater<ReportChartProps>(() => import('./ReportChart'));

interface Props {
  /** The server keeps its views under this name. */
  viewedAs: string;
  title: string;
  filters: ReactNode;
  /** The filters in words, for the paper. */
  narrowed: string;
  /** What in the address was not understood. */
  notice?: string | null;
  /** What must be done before there is a report. */
  hint: string | null;
  state: 'waiting' | 'failed' | 'empty' | 'shown';
  /** Rows of other filters, until those that were asked for are here. */
  isOld: boolean;
  onRetry: () => void;
  /** The address of the file with all rows; null for who may not export. */
  file: string | null;
  chart: ReportChartProps | null;
  /** Where its rows are. */
  map?: ReportMapProps | null;
  children: ReactNode;
}

/**
 * What is around the table of every report: head, filters, chart, words where there are no rows, and the way to paper
 * and file.
 */
export const ReportFrame = ({
  viewedAs,
  title,
  filters,
  narrowed,
  notice = null,
  hint,
  state,
  isOld,
  onRetry,
  file,
  chart,
  map = null,
  children,
}: Props) => {
  const text = useReportText();
  const viewed = useViewedReport(viewedAs);
  const { progress, start, cancel } = useFileExport();
  const copy = useCopyTable();
  const copyText = useCopyText();
  const printed = usePrintedAt();
  const [mailed, setMailed] = useState<SavedView | null>(null);
  const [withChart, setWithChart] = useState(true);
  useDocumentTitle(title);
  const print = (): void => window.print();
  const isShown = state === 'shown' && hint === null;
  return (
    <div className="tally-page">
      <PageHeader
        crumbs={[{ label: title }]}
        actions={
          <>
            <ViewMenu
              list={viewed}
              renderMore={(view, close) => (
                <MenuItem
                  disabled={view === null}
                  onClick={() => {
                    close();
                    setMailed(view);
                  }}
                >
                  <ListItemText
                    primary={text('mail_weekly')}
                    secondary={view === null ? text('mail_needs_view') : undefined}
                  />
                </MenuItem>
              )}
            />
            {isShown && (
              <>
                {chart && (
                  <Button color="inherit" onClick={() => setWithChart(!withChart)}>
                    {text(withChart ? 'hide_chart' : 'show_chart')}
                  </Button>
                )}
                {file !== null &&
                  (progress ? (
                    <ExportProgressButton progress={progress} onCancel={cancel} />
                  ) : (
                    FILE_FORMATS.map((format) => (
                      <Button key={format} variant="outlined" onClick={() => void start(`${file}&format=${format}`)}>
                        {text(`export_${format}`)}
                      </Button>
                    ))
                  ))}
                {file !== null && (
                  <Button variant="outlined" onClick={() => void copy(file)}>
                    {copyText('copy')}
                  </Button>
                )}
                <Button variant="outlined" onClick={print}>
                  {text('print')}
                </Button>
              </>
            )}
          </>
        }
      />
      <div className="tally-body">
        <div className="tally-filters" role="search" aria-label={title}>
          {filters}
        </div>
        {notice !== null && (
          <p className="tally-notice" role="status">
            {notice}
          </p>
        )}
        {narrowed !== '' && <p className="tally-narrowed">{narrowed}</p>}
        {hint !== null && <p className="tally-none">{hint}</p>}
        {hint === null && state === 'failed' && <ErrorView variant="page" onRetry={onRetry} />}
        {hint === null && state === 'waiting' && <Loading />}
        {hint === null && state === 'empty' && <p className="tally-none">{text('nothing')}</p>}
        {isShown && (
          <div className="tally-shown" aria-busy={isOld} data-old={isOld || undefined}>
            {chart && withChart && (
              <Suspense fallback={<div className="tally-chart" />}>
                <ReportChart {...chart} />
              </Suspense>
            )}
            {map ? (
              <div className="tally-beside">
                <div className="tally-rows">{children}</div>
                <Suspense fallback={<div className="tally-map" />}>
                  <ReportMap {...map} />
                </Suspense>
              </div>
            ) : (
              children
            )}
          </div>
        )}
        {mailed && (
          <Suspense fallback={null}>
            <WeeklyMailDialog view={mailed} onClose={() => setMailed(null)} />
          </Suspense>
        )}
        <p className="tally-printed">{text('printed', { at: printed })}</p>
      </div>
    </div>
  );
};
