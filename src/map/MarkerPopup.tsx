import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Popup } from 'react-leaflet';
import type { MapItem } from './mapItem';

interface Props { item: MapItem; onClose: (key: null) => void; children: ReactNode }

/** Pixels from the marker's centre to the popup's tip. */
const ABOVE = 6;

/** The popup of the selected marker. Closing it unselects; being replaced by another one does not. */
export const MarkerPopup = ({ item, onClose, children }: Props) => {
  const isLeaving = useRef(false);
  const close = useRef(onClose);
  useEffect(() => { close.current = onClose; });
  useEffect(() => {
    isLeaving.current = false;
    return () => { isLeaving.current = true; };
  }, []);
  const handlers = useMemo(() => ({ remove: () => { if (!isLeaving.current) close.current(null); } }), []);
  const { x = 0, y = 0 } = item.offset ?? {};
  return (
    <Popup position={[item.lat, item.lon]} offset={[x, y - ABOVE]} minWidth={220} maxWidth={300} eventHandlers={handlers} autoPanPadding={[24, 24]}>
      {children}
    </Popup>
  );
};
