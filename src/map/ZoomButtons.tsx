import { DomEvent } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';

/** Zoom by buttons that say what they do in the language of the screen. */
export const ZoomButtons = ({ zoomIn, zoomOut }: { zoomIn: string; zoomOut: string }) => {
  const map = useMap();
  const buttons = useRef<HTMLDivElement>(null);
  // Leaflet's own prefix carries a picture beside its name.
  useEffect(() => {
    map.attributionControl.setPrefix('<a href="https://leafletjs.com" target="_blank" rel="noreferrer">Leaflet</a>');
  }, [map]);
  // A click on a button is none on the map below it: the popup stays, and two clicks zoom twice.
  useEffect(() => {
    if (buttons.current) DomEvent.disableClickPropagation(buttons.current);
  }, []);
  return (
    <div className="map-zoom leaflet-top leaflet-left">
      <div ref={buttons} className="leaflet-control">
        <button type="button" aria-label={zoomIn} title={zoomIn} onClick={() => map.zoomIn()}>
          +
        </button>
        <button type="button" aria-label={zoomOut} title={zoomOut} onClick={() => map.zoomOut()}>
          −
        </button>
      </div>
    </div>
  );
};
