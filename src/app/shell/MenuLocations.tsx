import { AFTER_SCREEN_MS } from '../../clock/onIdle';
import { onQuiet } from '../../clock/onQuiet';
import { whenFetched } from '../../page/whenFetched';
import { useRest } from '../../dataProvider/rest';
import { useServer } from '../../dataProvider/ServerContext';
import { gql } from '../../dataProvider/gql';
import { use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { CALLS } from '#domain/access/calls';
import type { MenuLocation } from '#domain/access/inventoryMenu';
import { useCan } from '../../auth/useCan';
import { isGap } from '../../live/liveEvent';
import { useLive } from '../../live/useLive';
import { ShellFactsContext } from './ShellFacts';

const ignore = () => undefined;
const LOCATIONS = gql(`query MenuLocations { lookupInventoryLocation { id name is_active is_main } }`);

/**
 * Gives the menus the sources, and Current Inventory its places, as they are now; who may not see the report is not asked for them
 * [NAV-008 NAV-015]. Where they cannot be had, the menu keeps those it has.
 */
export const MenuLocations = ({ children }: { children: ReactNode }) => {
  const server = useServer();
  const live = useLive();
  const facts = use(ShellFactsContext);
  const enabled = useCan(CALLS.reportInventory.need);
  const [locations, setLocations] = useState<readonly MenuLocation[] | null>(null);
  useEffect(() => {
    if (!enabled) return undefined;
    let last = 0;
    const load = (): void => {
      last += 1;
      const mine = last;
      server.query(LOCATIONS).then((data) => {
        if (mine === last) setLocations(data.lookupInventoryLocation);
      }, ignore);
    };
    const forget = onQuiet(load, AFTER_SCREEN_MS);
    const stop = live.subscribe((event, resumed) => {
      const isNews =
        event.name === 'change'
          ? event.data.records.some(({ entity }) => entity === 'inventory_location')
          : isGap(event, resumed);
      if (isNews) load();
    });
    return () => {
      last = -1;
      forget();
      stop();
    };
  }, [server, live, enabled]);
  const rest = useRest();
  const [sources, setSources] = useState(facts.sources);
  useEffect(() => {
    const menus = new AbortController();
    const forget = onQuiet(
      () =>
        void whenFetched(
          () => import('./menuSources'),
          ({ menuSources }) => void menuSources(rest, menus, setSources),
        ),
      AFTER_SCREEN_MS,
    );
    return () => {
      forget();
      menus.abort();
    };
  }, [rest]);
  const value = useMemo(
    () => ({ ...facts, locations: locations ?? facts.locations, sources }),
    [facts, locations, sources],
  );
  return <ShellFactsContext value={value}>{children}</ShellFactsContext>;
};
