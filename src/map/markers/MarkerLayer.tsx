import type { LeafletMouseEvent } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { useThemeMode } from '../../theme/useThemeMode';
import type { MapItem } from '../mapItem';
import { MarkerCanvas } from './MarkerCanvas';
import { markerHint } from './markerHint';

interface Props {
  items: readonly MapItem[];
  selected: string | null;
  /** Told of a click on a marker, with the keys that were held. */
  onSelect: (key: string, event: MouseEvent) => void;
}

/** Pixels from a marker's middle: a thumb hits less well than a mouse. */
const MOUSE_REACH = 10;
const TOUCH_REACH = 22;

const reachOf = (event: MouseEvent): number =>
  event instanceof PointerEvent && event.pointerType === 'touch' ? TOUCH_REACH : MOUSE_REACH;

/** All markers on one canvas: an element a marker would make panning slow from about a thousand on (bench/map). */
export const MarkerLayer = ({ items, selected, onSelect }: Props) => {
  const map = useMap();
  const { mode } = useThemeMode();
  const layer = useRef<MarkerCanvas>(null);
  const select = useRef(onSelect);
  useEffect(() => {
    select.current = onSelect;
  });

  useEffect(() => {
    const canvas = new MarkerCanvas().addTo(map);
    layer.current = canvas;
    const click = ({ containerPoint, originalEvent }: LeafletMouseEvent): void => {
      const item = canvas.markerAt(containerPoint, reachOf(originalEvent));
      if (item) select.current(item.key, originalEvent);
    };
    map.on('click', click);
    const endHint = markerHint(map, canvas, MOUSE_REACH);
    return () => {
      map.off('click', click);
      endHint();
      canvas.remove();
      layer.current = null;
    };
  }, [map]);

  useEffect(() => {
    layer.current?.show({ items, selected, mode });
  }, [map, items, selected, mode]);
  return null;
};
