import { useEffect, useMemo, useReducer, useRef } from 'react';
import { TileLayer } from 'react-leaflet';
import { useOnline } from '../live/useOnline';
import { useSession } from '../auth/useSession';
import { Outlines } from './outlines/Outlines';
import { useMapText } from './useMapText';

/** So long may the first tile take before the outlines stand in for it. */
const TIMEOUT_MS = 2500;
const OPENSTREETMAP =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap</a>';

/** Tiles of the view: how many came and failed since the view last began to load. */
interface TileCount {
  came: number;
  failed: number;
}

/**
 * The streets below the markers; where no tile comes, county outlines and the names of cities, so that the map stays
 * readable without a network [MAP-002].
 */
export const BaseLayer = ({ url }: { url: string | null | undefined }) => {
  const text = useMapText();
  const configured = useSession().config?.tileUrl;
  const address = url === undefined ? (configured ?? '') : (url ?? '');
  const isOnline = useOnline();
  const [isMissing, setMissing] = useReducer((_: boolean, next: boolean) => next, address === '' || !isOnline);
  const count = useRef<TileCount>({ came: 0, failed: 0 });

  useEffect(() => {
    count.current = { came: 0, failed: 0 };
    if (address === '' || !isOnline) return setMissing(true);
    const timer = window.setTimeout(() => {
      if (count.current.came === 0) setMissing(true);
    }, TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [address, isOnline]);

  const handlers = useMemo(
    () => ({
      loading: () => {
        count.current = { came: 0, failed: 0 };
      },
      tileload: () => {
        count.current.came += 1;
      },
      tileerror: () => {
        count.current.failed += 1;
        setMissing(true);
      },
      load: () => {
        if (count.current.failed === 0 && count.current.came > 0) setMissing(false);
      },
    }),
    [],
  );

  return (
    <>
      {isMissing && <Outlines />}
      {isMissing && (
        <p className="map-notice" role="status">
          {text('no_streets')}
        </p>
      )}
      {address !== '' && (
        <TileLayer
          key={`${address} ${isOnline}`}
          url={address}
          maxZoom={19}
          eventHandlers={handlers}
          // Public tile servers want to know which site asks; the page's own policy would hide it.
          referrerPolicy="strict-origin-when-cross-origin"
          {...(address.includes('openstreetmap.org') ? { attribution: OPENSTREETMAP } : {})}
        />
      )}
    </>
  );
};
