import { canvas, featureGroup, tooltip, type LeafletMouseEvent } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { Dot } from './Dot';
import type { MapItem } from './mapItem';
import { markerStyle } from './markerStyle';

interface Props { items: readonly MapItem[]; selected: string | null; onSelect: (key: string) => void }

const dotOf = ({ propagatedFrom }: LeafletMouseEvent): Dot | null => (propagatedFrom instanceof Dot ? propagatedFrom : null);

/** A name is text, whatever it looks like: Leaflet would take a string as HTML. */
const plain = (label: string): HTMLElement => {
  const element = document.createElement('span');
  element.textContent = label;
  return element;
};

const makeLayer = () => ({ group: featureGroup(), renderer: canvas({ padding: 0.5, tolerance: 3 }), dots: new Map<string, Dot>(), hint: tooltip({ direction: 'top', offset: [0, -8] }) });

/** All markers on one canvas: an element a marker would make panning slow from about a thousand on (bench/map). */
export const MarkerLayer = ({ items, selected, onSelect }: Props) => {
  const map = useMap();
  const layer = useRef<ReturnType<typeof makeLayer>>(null);
  const select = useRef(onSelect);
  useEffect(() => { select.current = onSelect; });

  useEffect(() => {
    const made = makeLayer();
    layer.current = made;
    made.group
      .on('click', (event: LeafletMouseEvent) => { const dot = dotOf(event); if (dot) select.current(dot.item.key); })
      .on('mouseover', (event: LeafletMouseEvent) => { const dot = dotOf(event); if (dot) made.hint.setContent(plain(dot.item.label)).setLatLng(dot.getLatLng()).addTo(map); })
      .on('mouseout', () => made.hint.remove())
      .addTo(map);
    return () => {
      made.hint.remove();
      made.group.remove();
      made.renderer.remove();
      layer.current = null;
    };
  }, [map]);

  useEffect(() => {
    const made = layer.current;
    if (!made) return;
    const wanted = new Set(items.map(({ key }) => key));
    for (const [key, dot] of made.dots) {
      if (wanted.has(key)) continue;
      made.group.removeLayer(dot);
      made.dots.delete(key);
    }
    for (const item of items) {
      const known = made.dots.get(item.key);
      if (known?.item === item) continue;
      if (known) made.group.removeLayer(known);
      const dot = new Dot(item, { ...markerStyle(item, false), renderer: made.renderer });
      made.dots.set(item.key, dot);
      made.group.addLayer(dot);
    }
  }, [map, items]);

  useEffect(() => {
    const dot = selected === null ? undefined : layer.current?.dots.get(selected);
    if (!dot) return;
    dot.setStyle(markerStyle(dot.item, true)).bringToFront();
    return () => { dot.setStyle(markerStyle(dot.item, false)); };
  }, [map, items, selected]);
  return null;
};
