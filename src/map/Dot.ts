/* eslint-disable no-underscore-dangle -- Leaflet names what subclasses may replace this way. */
import { CircleMarker, Point, type Bounds, type CircleMarkerOptions, type Map as LeafletMap } from 'leaflet';
import type { MapItem } from './mapItem';
import { markerStamp, type Stamp } from './markerStamp';

/** What Leaflet keeps of a circle on a canvas; its types leave it out. */
interface Internals {
  _map: LeafletMap;
  _point: Point;
  _renderer: { _drawing: boolean; _ctx: CanvasRenderingContext2D; _bounds: Bounds };
  _pxBounds: Bounds;
  _updateBounds: () => void;
}

const hasInternals = (value: object): value is Internals => '_updateBounds' in value && '_map' in value && '_renderer' in value;

/**
 * A circle on Leaflet's canvas that stands some pixels beside its point, at every zoom alike, so that markers of one point can
 * be told apart [MAP-020]. Its place in the plane is worked out once, and its picture is a stamp: zooming thousands of them
 * costs neither trigonometry nor curves.
 */
export class Dot extends CircleMarker {
  item: MapItem;
  /** At zoom 0, of which every other zoom is a multiple. */
  private plane: Point | null = null;
  private stamp: Stamp | null = null;

  constructor(item: MapItem, options: CircleMarkerOptions) {
    super([item.lat, item.lon], options);
    this.item = item;
  }

  override setStyle(style: CircleMarkerOptions): this {
    this.stamp = null;
    return super.setStyle(style);
  }

  /** Leaflet's own hook: from degrees to pixels. */
  _project(): void {
    if (!hasInternals(this)) return;
    this.plane ??= this._map.project(this.getLatLng(), 0);
    const scale = this._map.getZoomScale(this._map.getZoom(), 0);
    const origin = this._map.getPixelOrigin();
    const { x = 0, y = 0 } = this.item.offset ?? {};
    this._point = new Point(Math.round(this.plane.x * scale + x) - origin.x, Math.round(this.plane.y * scale + y) - origin.y);
    this._updateBounds();
  }

  /** Leaflet's own hook: draws the circle while the canvas is being drawn. */
  _updatePath(): void {
    if (!hasInternals(this) || !this._renderer._drawing || !this._renderer._bounds.intersects(this._pxBounds)) return;
    const { fillColor, color, radius = 0, weight = 0 } = this.options;
    this.stamp ??= markerStamp({ fillColor, color, radius, weight });
    const { image, size } = this.stamp;
    this._renderer._ctx.drawImage(image, this._point.x - size / 2, this._point.y - size / 2, size, size);
  }
}
