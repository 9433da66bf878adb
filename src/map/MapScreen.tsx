import { useServer } from '../dataProvider/ServerContext';
import { useMemo } from 'react';
import { CALLS } from '#domain/access/calls';
import { useCan } from '../auth/useCan';
import { serverMapApi } from './data/serverMapApi';
import type { MapAudience } from './screen/jobLink';
import { JobSearchMap } from './screen/JobSearchMap';
import { useMapText } from './useMapText';

/** The job map at /map, and for supervisors at /supervisor/map [MAP-001 MAP-021]. */
export default function MapScreen({ audience }: { audience: MapAudience }) {
  const server = useServer();
  const text = useMapText();
  const maySee = useCan(CALLS.map_jobs.need);
  const api = useMemo(() => serverMapApi(server), [server]);
  if (!maySee) {
    return (
      <div className="map-no-right" role="alert">
        <h1>{text('no_right_title')}</h1>
        <p>{text('no_right_text')}</p>
      </div>
    );
  }
  return <JobSearchMap api={api} audience={audience} />;
}
