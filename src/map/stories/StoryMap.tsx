import { useMemo, useRef } from 'react';
import { fn } from 'storybook/test';
import type { MapJob } from '#domain/jobSearch/mapJob';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { FILTER_LOOKUPS } from '../../jobFilter/stories/filterData';
import type { MapApi } from '../data/mapApi';
import { JobSearchMap } from '../screen/JobSearchMap';
import type { MapAudience } from '../screen/jobLink';

interface Props {
  jobs: readonly MapJob[];
  /** What is found by these criteria instead. */
  found?: (criteria: SearchCriteria) => readonly MapJob[];
  /** What the server says instead of an answer; empty for an error without words. */
  error?: string;
  /** So often the lists of the pickers cannot be loaded. */
  failures?: number;
  audience?: MapAudience;
  /** Streets, where a story looks at them. */
  tileUrl?: string;
  onAsk?: (criteria: SearchCriteria) => void;
}

/** The map's screen before a server that knows a few jobs, with outlines in place of streets. */
export const StoryMap = ({
  jobs,
  found,
  error,
  failures = 0,
  audience = 'search',
  tileUrl = '',
  onAsk = fn(),
}: Props) => {
  const asked = useRef(0);
  const api = useMemo<MapApi>(
    () => ({
      lookups: async () => {
        asked.current += 1;
        if (asked.current <= failures) throw new Error('away');
        return FILTER_LOOKUPS;
      },
      search: async (criteria) => {
        onAsk(criteria);
        if (error !== undefined) throw new Error(error);
        return found?.(criteria) ?? jobs;
      },
    }),
    [jobs, found, error, failures, onAsk],
  );
  return <JobSearchMap api={api} audience={audience} tileUrl={tileUrl} />;
};
