import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useIsPrinting } from '../page/useIsPrinting';

interface ChartSeries {
  label: string;
  values: readonly (number | null)[];
}

export interface ReportChartProps {
  kind: 'bars' | 'lines';
  /** What it shows, in words; the table has its numbers. */
  label: string;
  names: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** A click on a bar or a point, by its place among the names and its series. */
  onOpen?: ((at: number, series: number) => void) | undefined;
}

/** Told apart in print and by who sees no colours: the newest year is the strongest line. */
const COLORS = ['var(--series-1)', 'var(--series-2)', 'var(--series-3)', 'var(--primary)'];
/** The last have a colour each; those before them, however many, fade into the past. */
const colorOf = (at: number, of: number): string => {
  const recent = COLORS[COLORS.length - of + at];
  if (recent !== undefined) return recent;
  const share = Math.round(30 + (70 * (at + 1)) / (of - COLORS.length));
  return `color-mix(in srgb, var(--text-muted) ${share}%, var(--surface))`;
};

const LEGEND = { legend: { position: { vertical: 'top' as const, horizontal: 'end' as const } } };

/** Pixels that a landscape page leaves inside the frame of a chart. */
const PAPER = 900;

/** The bars or lines of a report. */
export default function ReportChart({ kind, label, names, series, format, onOpen }: ReportChartProps) {
  const xAxis = [{ scaleType: 'band' as const, data: [...names], categoryGapRatio: 0.35, tickLabelMinGap: 6 }];
  const yAxis = [{ width: 52, min: 0, tickNumber: 5, disableLine: true, disableTicks: true, valueFormatter: format }];
  // A chart measures its room on the screen, and would else make the paper smaller than it is.
  const isPrinted = useIsPrinting();
  const shared = {
    ...(isPrinted && { width: PAPER }),
    height: 236,
    skipAnimation: true,
    grid: { horizontal: true },
    margin: { top: 16, right: 8, bottom: 0, left: 0 },
  };
  const valueFormatter = (value: number | null): string => (value === null ? '' : format(value));
  return (
    <div className="tally-chart" data-opens={onOpen !== undefined || undefined}>
      <p aria-hidden="true">{label}</p>
      <div role="img" aria-label={label}>
        {kind === 'bars' ? (
          <BarChart
            {...shared}
            hideLegend={series.length === 1}
            slotProps={LEGEND}
            onItemClick={(_event, { dataIndex, seriesId }) => onOpen?.(dataIndex, Number(seriesId))}
            borderRadius={2}
            xAxis={xAxis}
            yAxis={yAxis}
            series={series.map(({ values, label: name }, at) => ({
              id: String(at),
              label: name,
              data: [...values],
              color: at === 0 ? 'var(--primary)' : 'var(--text-muted)',
              valueFormatter,
            }))}
          />
        ) : (
          <LineChart
            {...shared}
            onMarkClick={(_event, { dataIndex, seriesId }) => {
              if (dataIndex !== undefined) onOpen?.(dataIndex, Number(seriesId));
            }}
            // In bands the first and the last month have room beside them, for their points and names.
            xAxis={[{ scaleType: 'band' as const, data: [...names] }]}
            yAxis={yAxis}
            series={series.map(({ values, label: name }, at) => ({
              id: String(at),
              label: name,
              data: [...values],
              color: colorOf(at, series.length),
              curve: 'linear' as const,
              showMark: onOpen !== undefined || at === series.length - 1,
              valueFormatter,
            }))}
            slotProps={LEGEND}
          />
        )}
      </div>
    </div>
  );
}
