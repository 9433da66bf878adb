import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCatalogue } from '../dataProvider/catalogue/useCatalogue';
import { isOwnMutation } from '../dataProvider/ownMutations';
import { isGap } from '../live/liveEvent';
import { useLive } from '../live/useLive';

/** Milliseconds in which changes gather, so that a burst of them asks once. */
const GATHER = 250;

/**
 * Asks again for the records and lists on screen that others' changes touched; one's own saves have done so themselves.
 */
export const LiveRecords = () => {
  const live = useLive();
  const queries = useQueryClient();
  const catalogue = useCatalogue();
  useEffect(() => {
    const touched = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refetch = (): void => {
      timer = undefined;
      for (const name of touched) void queries.invalidateQueries({ queryKey: [catalogue.find(name)?.name ?? name] });
      touched.clear();
    };
    const stop = live.subscribe((event, resumed) => {
      if (isGap(event, resumed)) void queries.invalidateQueries();
      if (event.name !== 'change' || isOwnMutation(event.data.mutation_id)) return;
      for (const { entity } of event.data.records) touched.add(entity);
      if (timer === undefined) timer = setTimeout(refetch, GATHER);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [live, queries, catalogue]);
  return null;
};
