import {
  bounds,
  DomUtil,
  Layer,
  point,
  type Bounds,
  type LatLng,
  type LeafletEventHandlerFnMap,
  type Map as LeafletMap,
  type Point,
} from 'leaflet';
import type { ThemeMode } from '../../theme/tokens';
import type { MapItem } from '../mapItem';
import { markerPicture, type MarkerPicture } from './markerPicture';
import { markerPlane, type MarkerPlane } from './markerPlane';
import { nearestMarker } from './nearestMarker';
import type { Rgb } from './markerStyle';

/** A canvas tells every opaque CSS colour as #rrggbb. */
const pen = new OffscreenCanvas(1, 1).getContext('2d');

/** A CSS colour such as `darkorange` by its parts; black for what is none. */
const cssRgb = (color: string): Rgb => {
  if (!pen) return [0, 0, 0];
  pen.fillStyle = 'black';
  pen.fillStyle = color;
  const value = Number.parseInt(pen.fillStyle.slice(1), 16) || 0;
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** The markers, which of them is selected, and the theme of the map below them. */
interface Shown {
  items: readonly MapItem[];
  selected: string | null;
  mode: ThemeMode;
}

/**
 * What is drawn: a part of the world in pixels of its zoom, and where the picture of its markers begins in the same.
 */
interface Drawn {
  zoom: number;
  area: Bounds;
  start: Point;
}

/** So much of the view's size is drawn beyond each of its edges, and so much must be left at rest. */
const BEYOND = 0.5;
const LEFT_AT_REST = 0.15;

/** Width of the world in pixels. */
const worldAt = (zoom: number): number => 256 * 2 ** zoom;

const grown = (area: Bounds, part: number): Bounds => {
  const more = area.getSize().multiplyBy(part);
  return bounds(area.getTopLeft().subtract(more).round(), area.getBottomRight().add(more).round());
};

/**
 * All markers in one picture that moves and grows with the map. It is drawn anew only when the zoom or the markers
 * changed, or the view leaves what was drawn: panning draws nothing, and a map without a graphics card copies nothing
 * either, since the canvas holds a finished bitmap.
 */
export class MarkerCanvas extends Layer {
  readonly element = document.createElement('canvas');
  private readonly surface = this.element.getContext('bitmaprenderer');
  private shown: Shown = { items: [], selected: null, mode: 'light' };
  private plane: MarkerPlane = markerPlane([]);
  private drawn: Drawn | null = null;
  private map: LeafletMap | null = null;
  private frame = 0;

  private readonly events: LeafletEventHandlerFnMap = {
    zoomanim: ({ center, zoom }) => this.follow(zoom, this.originAt(center, zoom)),
    zoom: () => {
      if (this.map) this.follow(this.map.getZoom(), this.map.getPixelOrigin());
    },
    viewreset: () => this.drawSoon(),
    resize: () => this.drawSoon(),
    move: () => this.drawUncovered(0),
    moveend: () => this.drawUncovered(LEFT_AT_REST),
  };

  override onAdd(map: LeafletMap): this {
    this.map = map;
    this.element.className = 'marker-canvas leaflet-zoom-animated';
    map.getPane('overlayPane')?.append(this.element);
    map.on(this.events);
    this.draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off(this.events);
    window.cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.element.remove();
    this.map = null;
    return this;
  }

  /** Draws these markers from now on. */
  show(shown: Shown): void {
    if (this.shown.items !== shown.items) this.plane = markerPlane(shown.items);
    this.shown = shown;
    this.drawSoon();
  }

  /**
   * The marker at a point of the map's frame.
   * @param reach pixels around it that count
   */
  markerAt(at: Point, reach: number): MapItem | null {
    if (!this.map) return null;
    const { x, y } = this.map.getPixelBounds().getTopLeft().add(at);
    return nearestMarker(this.plane, { world: worldAt(this.map.getZoom()), x, y }, reach);
  }

  /** Where the map's layers begin once it stands at a centre and zoom. */
  private originAt(center: LatLng, zoom: number): Point {
    if (!this.map) return point(0, 0);
    const pane = this.map.getPane('mapPane');
    return this.map
      .project(center, zoom)
      .subtract(this.map.getSize().divideBy(2))
      .add(pane ? DomUtil.getPosition(pane) : point(0, 0))
      .round();
  }

  /** Places what is drawn on a map that stands, or is on its way, at another zoom. */
  private follow(zoom: number, origin: Point): void {
    if (!this.drawn) return;
    const scale = 2 ** (zoom - this.drawn.zoom);
    DomUtil.setTransform(this.element, this.drawn.start.multiplyBy(scale).subtract(origin), scale);
  }

  private drawUncovered(spare: number): void {
    if (!this.map || !this.drawn) return;
    const isOtherZoom = this.drawn.zoom !== this.map.getZoom();
    // Between two steps of zoom the old picture is stretched; it is drawn anew where the map comes to rest.
    if (isOtherZoom ? spare > 0 : !this.drawn.area.contains(grown(this.map.getPixelBounds(), spare))) this.drawSoon();
  }

  /** Several changes within one frame are drawn once. */
  private drawSoon(): void {
    this.frame ||= window.requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  private draw(): void {
    if (!this.map) return;
    const zoom = this.map.getZoom();
    const area = grown(this.map.getPixelBounds(), BEYOND);
    const [{ x: left, y: top }, { x: width, y: height }] = [area.getTopLeft(), area.getSize()];
    const ratio = window.devicePixelRatio;
    const picture = markerPicture({
      plane: this.plane,
      view: { world: worldAt(zoom), left, top, width, height },
      selected: this.shown.selected,
      mode: this.shown.mode,
      ratio,
      rgbOf: cssRgb,
    });
    this.drawn = {
      zoom,
      area,
      start: point(left, top).add(picture ? point(picture.left, picture.top).divideBy(ratio) : point(0, 0)),
    };
    this.put(picture, ratio);
    this.follow(zoom, this.map.getPixelOrigin());
  }

  private put(picture: MarkerPicture | null, ratio: number): void {
    const { width = 0, height = 0 } = picture ?? {};
    this.element.style.width = `${width / ratio}px`;
    this.element.style.height = `${height / ratio}px`;
    if (!picture) return this.surface?.transferFromImageBitmap(null);
    const sheet = new OffscreenCanvas(width, height);
    sheet
      .getContext('2d', { willReadFrequently: true })
      ?.putImageData(new ImageData(picture.bytes, width, height), 0, 0);
    this.surface?.transferFromImageBitmap(sheet.transferToImageBitmap());
  }
}
