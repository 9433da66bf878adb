import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { formatCivilDate } from '#domain/civilDate';
import { spreadPoints } from '#domain/jobSearch/spreadPoints';
import type { Cell, ReportRow } from '#domain/reports/report';
import JobMap from '../map/JobMap';
import type { MapItem } from '../map/mapItem';
import { AddressLink } from '../page/AddressLink';
import { REPORT_MARKER } from '../theme/markerColors';
import { useReportText } from './useReportText';

export interface ReportMapProps {
  /** The rows of a report, with the places of their jobs. */
  rows: readonly ReportRow[];
  label: string;
  /** Whether jobs may be opened. */
  opens: boolean;
}
interface Marker extends MapItem {
  row: ReportRow;
}

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

const markersOf = (rows: readonly ReportRow[]): Marker[] => {
  const placed = rows.flatMap((row) =>
    typeof row.lat === 'number' && typeof row.lon === 'number' ? [{ row, lat: row.lat, lon: row.lon }] : [],
  );
  const offsets = spreadPoints(placed);
  return placed.map(({ row, lat, lon }, at) => ({
    key: textOf(row.row_id),
    lat,
    lon,
    color: REPORT_MARKER,
    label: textOf(row.job_name) || `#${textOf(row.job_id)}`,
    ...(offsets[at] && { offset: offsets[at] }),
    row,
  }));
};

const RowPopup = ({ row, label, opens }: Marker & { opens: boolean }) => (
  <div className="job-popup">
    <p className="popup-name">{opens ? <Link to={`/job/${textOf(row.job_id)}/edit`}>{label}</Link> : label}</p>
    <p>{textOf(row.builder)}</p>
    <p>
      <AddressLink
        address={{ address_line_1: textOf(row.address), city: textOf(row.city), pin: textOf(row.pin) || null }}
        shown={textOf(row.address)}
      />
    </p>
    <p className="popup-work">
      {[textOf(row.section), row.app_date ? formatCivilDate(textOf(row.app_date)) : ''].filter(Boolean).join(' · ')}
    </p>
  </div>
);
const withLink = (marker: Marker) => <RowPopup {...marker} opens />;
const withoutLink = (marker: Marker) => <RowPopup {...marker} opens={false} />;

/** Where the jobs of the rows are; a file of its own, since the map is large. */
export default function ReportMap({ rows, label, opens }: ReportMapProps) {
  const text = useReportText();
  const [selected, setSelected] = useState<string | null>(null);
  const markers = useMemo(() => markersOf(rows), [rows]);
  const without = rows.length - markers.length;
  return (
    <div className="tally-map">
      <JobMap
        jobs={markers}
        selected={selected}
        onSelect={setSelected}
        label={label}
        height={440}
        fit={markers}
        popup={opens ? withLink : withoutLink}
      />
      {without > 0 && <p role="status">{text('without_place', { smart_count: without })}</p>}
    </div>
  );
}
