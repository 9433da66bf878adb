import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { MapItem } from '../mapItem';
import { isInside, type FramePoint } from './isInside';
import './lasso.css';

/** Pixels between two points of the line. */
const STEP = 4;

interface Props {
  items: readonly MapItem[];
  /** Told the keys of the markers inside the line, and whether Shift was held: then they come to what is chosen. */
  onCatch: (keys: readonly string[], isMore: boolean) => void;
  onEnd: () => void;
  /** Something else waits for Escape: a card in the hand, a menu. */
  isBusy: () => boolean;
}

/** While it is there, a drag over the map draws a line around markers instead of moving the map; Escape ends it. */
export const Lasso = ({ items, onCatch, onEnd, isBusy }: Props) => {
  const map = useMap();
  const latest = useRef({ items, onCatch, onEnd, isBusy });
  useEffect(() => {
    latest.current = { items, onCatch, onEnd, isBusy };
  });
  useEffect(() => {
    const frame = map.getContainer();
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const outline = document.createElementNS('http://www.w3.org/2000/svg', 'polygon');
    drawing.setAttribute('class', 'map-lasso');
    drawing.append(outline);
    frame.append(drawing);
    frame.classList.add('has-lasso');
    map.dragging.disable();
    map.boxZoom.disable();
    let line: FramePoint[] = [];

    const show = (): void => outline.setAttribute('points', line.map(({ x, y }) => `${x},${y}`).join(' '));
    const pointOf = ({ clientX, clientY }: PointerEvent): FramePoint => {
      const { left, top } = frame.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const begin = (event: PointerEvent): void => {
      const isControl = event.target instanceof Element && event.target.closest('.leaflet-control, .leaflet-popup');
      if (event.button !== 0 || !event.isPrimary || isControl) return;
      line = [pointOf(event)];
      frame.setPointerCapture(event.pointerId);
      show();
    };
    const draw = (event: PointerEvent): void => {
      const last = line.at(-1);
      if (!last || !event.isPrimary) return;
      const point = pointOf(event);
      if (Math.hypot(point.x - last.x, point.y - last.y) < STEP) return;
      line.push(point);
      show();
    };
    const swallow = (event: Event): void => event.stopPropagation();
    const close = (event: PointerEvent): void => {
      if (line.length === 0 || !event.isPrimary) return;
      const drawn = line;
      line = [];
      show();
      if (event.type === 'pointercancel' || drawn.length < 3) return;
      // The click that a browser makes of the end of the line is none on a marker.
      frame.addEventListener('click', swallow, { capture: true });
      setTimeout(() => frame.removeEventListener('click', swallow, { capture: true }));
      const caught = latest.current.items.filter(({ lat, lon, offset }) => {
        const { x, y } = map.latLngToContainerPoint([lat, lon]);
        return isInside({ x: x + (offset?.x ?? 0), y: y + (offset?.y ?? 0) }, drawn);
      });
      latest.current.onCatch(
        caught.map(({ key }) => key),
        event.shiftKey,
      );
    };
    const end = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      if (line.length > 0) {
        line = [];
        show();
      } else if (latest.current.isBusy()) return;
      else latest.current.onEnd();
      event.stopPropagation();
    };
    const ends = new AbortController();
    const { signal } = ends;
    frame.addEventListener('pointerdown', begin, { signal });
    frame.addEventListener('pointermove', draw, { signal });
    frame.addEventListener('pointerup', close, { signal });
    frame.addEventListener('pointercancel', close, { signal });
    document.addEventListener('keydown', end, { signal, capture: true });
    return () => {
      ends.abort();
      drawing.remove();
      frame.classList.remove('has-lasso');
      map.dragging.enable();
      map.boxZoom.enable();
    };
  }, [map]);
  return null;
};
