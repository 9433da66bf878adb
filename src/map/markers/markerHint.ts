import { tooltip, type Map as LeafletMap } from 'leaflet';
import type { MapItem } from '../mapItem';
import type { MarkerCanvas } from './MarkerCanvas';

/** A name is text, whatever it looks like: Leaflet would take a string as HTML. */
const plain = (label: string): HTMLElement => {
  const element = document.createElement('span');
  element.textContent = label;
  return element;
};

/**
 * The name of the marker under the mouse, and a hand over it.
 * @param reach pixels around the mouse that count
 * @returns ends it
 */
export const markerHint = (map: LeafletMap, canvas: MarkerCanvas, reach: number): (() => void) => {
  const hint = tooltip({ direction: 'top' });
  let shown: MapItem | null = null;
  const show = (item: MapItem | null): void => {
    if (item === shown) return;
    shown = item;
    canvas.element.classList.toggle('leaflet-interactive', item !== null);
    hint.remove();
    if (!item) return;
    const { x, y } = item.offset ?? { x: 0, y: 0 };
    hint.options.offset = [x, y - 8];
    hint.setContent(plain(item.label)).setLatLng([item.lat, item.lon]).addTo(map);
  };
  const look = (event: MouseEvent): void => {
    // A pressed button drags the map.
    if (event.buttons === 0) show(canvas.markerAt(map.mouseEventToContainerPoint(event), reach));
  };
  const leave = (): void => show(null);
  canvas.element.addEventListener('mousemove', look);
  canvas.element.addEventListener('mouseleave', leave);
  map.on('zoomstart dragstart', leave);
  return () => {
    canvas.element.removeEventListener('mousemove', look);
    canvas.element.removeEventListener('mouseleave', leave);
    map.off('zoomstart dragstart', leave);
    hint.remove();
  };
};
