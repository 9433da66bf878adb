import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Popup, useMap } from 'react-leaflet';
import type { MapItem } from './mapItem';

interface Props {
  item: MapItem;
  onClose: (key: null) => void;
  children: ReactNode;
}

/** Pixels from the marker's centre to the popup's tip. */
const ABOVE = 6;
/** What stays free around a popup, in pixels: on the left the zoom buttons have their place. */
const FREE_LEFT = 58;
const FREE_RIGHT = 12;
const FREE_ABOVE = 16;
/** A popup is so much wider than its text. */
const FRAME = 46;
const MAX_WIDTH = 300;

/**
 * The popup of the selected marker. Closing it, by Escape also from a link in it, unselects and leaves the keys with
 * the map; being replaced by another one does not.
 */
export const MarkerPopup = ({ item, onClose, children }: Props) => {
  const map = useMap();
  const isLeaving = useRef(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    isLeaving.current = false;
    return () => {
      isLeaving.current = true;
    };
  }, []);
  const handlers = useMemo(
    () => ({
      remove: () => {
        if (isLeaving.current) return;
        if (document.activeElement === document.body) map.getContainer().focus({ preventScroll: true });
        close.current(null);
      },
    }),
    [map],
  );
  useEffect(() => {
    const frame = map.getContainer();
    const end = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') map.closePopup();
    };
    frame.addEventListener('keydown', end);
    return () => frame.removeEventListener('keydown', end);
  }, [map]);
  const { x = 0, y = 0 } = item.offset ?? {};
  // Another array would be another place: the popup would close.
  const position = useMemo<[number, number]>(() => [item.lat, item.lon], [item.lat, item.lon]);
  return (
    <Popup
      position={position}
      offset={[x, y - ABOVE]}
      maxWidth={Math.min(MAX_WIDTH, map.getSize().x - FREE_LEFT - FREE_RIGHT - FRAME)}
      minWidth={200}
      autoPanPaddingTopLeft={[FREE_LEFT, FREE_ABOVE]}
      autoPanPaddingBottomRight={[FREE_RIGHT, FREE_ABOVE]}
      eventHandlers={handlers}
    >
      {children}
    </Popup>
  );
};
