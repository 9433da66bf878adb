import { useMemo } from 'react';
import { Lasso } from '../../map/lasso/Lasso';
import { Rings } from '../../map/lasso/Rings';
import { Link } from 'react-router';
import type { MapItem } from '../../map/mapItem';
import JobMap from '../../map/JobMap';
import { AddressLink } from '../../page/AddressLink';
import type { DayVisit } from '#domain/presite/schedule/dayVisits';
import { lookOfPlace } from './VisitLegend';
import { jobPath } from '../schedule/jobPath';
import type { PresiteItem } from '../schedule/presiteApi';
import { usePresiteText } from '../schedule/usePresiteText';

interface Props {
  visits: readonly DayVisit<PresiteItem>[];
  /** Names of the columns, in the order of their shapes. */
  names: ReadonlyMap<number, string>;
  selected: string | null;
  onSelect: (key: string | null) => void;
  label: string;
  fit: unknown;
  /** Keys of the markers that are chosen. */
  chosen: ReadonlySet<string>;
  /** Null while no line can be drawn. */
  lasso: {
    onCatch: (keys: readonly string[], isMore: boolean) => void;
    onEnd: () => void;
    isBusy: () => boolean;
  } | null;
}

interface VisitMarker extends MapItem {
  visit: DayVisit<PresiteItem>;
  who: string;
}

/**
 * The visits of the day on a map: each supervisor has a shape, so that nobody needs to tell colours apart. Fetched on
 * its own.
 */
export default function VisitsMap({ visits, names, chosen, lasso, ...map }: Props) {
  const text = usePresiteText();
  const markers = useMemo(() => {
    const order = [...names.keys()];
    return visits.map((visit): VisitMarker => {
      const who = names.get(visit.column) ?? '';
      const { lat, lon, color, offset, item } = visit;
      return {
        key: String(item.job_detail_id),
        lat,
        lon,
        color,
        offset,
        visit,
        who,
        label: `${item.job_name ?? text('no_name')} - ${who}`,
        ...lookOfPlace(order.indexOf(visit.column)),
      };
    });
  }, [visits, names, text]);
  const popup = ({ visit: { item }, who }: VisitMarker) => (
    <div className="job-popup">
      <p className="popup-name">
        <Link to={jobPath(item)}>{item.job_name ?? text('no_name')}</Link>
      </p>
      <p>
        <AddressLink address={{ address_line_1: item.address, city: null, pin: item.pin }} shown={item.address ?? ''} />
      </p>
      <p>{item.company_name}</p>
      <p className="popup-work">{who}</p>
    </div>
  );
  return (
    <JobMap jobs={markers} {...map} popup={popup}>
      <Rings items={markers} chosen={chosen} />
      {lasso && <Lasso items={markers} {...lasso} />}
    </JobMap>
  );
}
