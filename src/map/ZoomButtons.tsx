import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Zoom by buttons that say what they do in the language of the screen. */
export const ZoomButtons = ({ zoomIn, zoomOut }: { zoomIn: string; zoomOut: string }) => {
  const map = useMap();
  // Leaflet's own prefix carries a picture beside its name.
  useEffect(() => { map.attributionControl.setPrefix('<a href="https://leafletjs.com" target="_blank" rel="noreferrer">Leaflet</a>'); }, [map]);
  return (
    <div className="map-zoom leaflet-top leaflet-left">
      <div className="leaflet-control">
        <button type="button" aria-label={zoomIn} title={zoomIn} onClick={() => map.zoomIn()}>+</button>
        <button type="button" aria-label={zoomOut} title={zoomOut} onClick={() => map.zoomOut()}>−</button>
      </div>
    </div>
  );
};
