import { GridLayer, type Coords, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { whenFetched } from '../../page/whenFetched';
import { FONT, type Tokens } from '../../theme/tokens';
import { useTokens } from '../../theme/useTokens';
import { drawOutlines, type OutlineColors } from './drawOutlines';
import { outlineShapes, type OutlineShapes } from './outlineShapes';

const PANE = 'outlines';
const TILE = 256;

const colorsOf = ({ surface, borderStrong, text, textFaint }: Tokens): OutlineColors => ({
  land: surface,
  border: borderStrong,
  city: text,
  county: textFaint,
  halo: surface,
  font: FONT,
});

/** Tiles that are drawn here, so that moving the map costs no more than with fetched ones. */
class OutlineTiles extends GridLayer {
  readonly shapes: OutlineShapes;
  readonly colors: OutlineColors;

  constructor(shapes: OutlineShapes, colors: OutlineColors) {
    super({ pane: PANE, tileSize: TILE, updateWhenZooming: false });
    this.shapes = shapes;
    this.colors = colors;
  }

  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const tile = document.createElement('canvas');
    const ratio = window.devicePixelRatio;
    tile.width = TILE * ratio;
    tile.height = TILE * ratio;
    const context = tile.getContext('2d');
    context?.scale(ratio, ratio);
    if (context) drawOutlines(context, this.shapes, { x, y, size: TILE, zoom: z }, this.colors);
    return tile;
  }
}

/** Below the pane of the tiles: whatever of these comes covers the outlines. */
const paneOf = (map: LeafletMap): HTMLElement => {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.style.zIndex = '150';
  pane.style.pointerEvents = 'none';
  return pane;
};

/** Counties and cities of Texas, from data that came with the app. */
export const Outlines = () => {
  const map = useMap();
  const tokens = useTokens();
  useEffect(() => {
    let layer: GridLayer | null = null;
    let isGone = false;
    void whenFetched(
      () => import('../generated/texas.json'),
      ({ default: packed }) => {
        if (isGone) return;
        paneOf(map);
        layer = new OutlineTiles(outlineShapes(packed), colorsOf(tokens)).addTo(map);
      },
    );
    return () => {
      isGone = true;
      layer?.remove();
    };
  }, [map, tokens]);
  return null;
};
