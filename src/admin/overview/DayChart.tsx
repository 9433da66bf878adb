import { BarChart } from '@mui/x-charts/BarChart';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';

interface ChartSeries {
  label: string;
  color: string;
  values: readonly number[];
}

interface Props {
  /** What the chart shows, in words: for who cannot see it. */
  label: string;
  days: readonly CivilDate[];
  series: readonly ChartSeries[];
  onDay?: ((day: CivilDate) => void) | undefined;
}

const shortDay = (day: CivilDate): string => formatCivilDate(day).slice(0, 5);

/** Bars for days that follow one another, stacked where there are several series. A click on a day leads on. */
export const DayChart = ({ label, days, series, onDay }: Props) => (
  <div role="img" aria-label={label} className={onDay ? 'day-chart day-chart-click' : 'day-chart'}>
    <BarChart
      height={180}
      skipAnimation
      hideLegend={series.length < 2}
      margin={{ top: 14, right: 4, bottom: 0, left: 0 }}
      borderRadius={2}
      xAxis={[
        {
          scaleType: 'band',
          data: [...days],
          valueFormatter: (day: CivilDate) => shortDay(day),
          categoryGapRatio: 0.3,
          tickLabelMinGap: 8,
        },
      ]}
      yAxis={[{ width: 34, min: 0, tickMinStep: 1, tickNumber: 4, disableLine: true, disableTicks: true }]}
      grid={{ horizontal: true }}
      series={series.map(({ values, ...one }, index) => ({
        id: String(index),
        data: [...values],
        stack: 'day',
        ...one,
      }))}
      slotProps={{ legend: { position: { vertical: 'top', horizontal: 'end' } } }}
      onAxisClick={(_event, clicked) => {
        const day = clicked ? days[clicked.dataIndex] : undefined;
        if (day !== undefined) onDay?.(day);
      }}
    />
  </div>
);
