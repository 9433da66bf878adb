import { Browser } from 'leaflet';

/** What a stamp shows: a filled circle with an edge, in pixels. */
export interface StampStyle { fillColor?: string | undefined; color?: string | undefined; radius: number; weight: number }

/** As fine as Leaflet's canvas is: a stamp of another size would have to be scaled at each copy. */
const FINE = Browser.retina ? 2 : 1;

export interface Stamp { image: HTMLCanvasElement; size: number }

const stamps = new Map<string, Stamp>();

const draw = ({ fillColor = 'black', color = 'black', radius, weight }: StampStyle): Stamp => {
  const size = 2 * Math.ceil(radius + weight);
  const image = document.createElement('canvas');
  image.width = size * FINE;
  image.height = size * FINE;
  const context = image.getContext('2d');
  if (context) {
    context.scale(FINE, FINE);
    context.beginPath();
    context.arc(size / 2, size / 2, radius, 0, Math.PI * 2);
    context.fillStyle = fillColor;
    context.fill();
    context.lineWidth = weight;
    context.strokeStyle = color;
    context.stroke();
  }
  return { image, size };
};

/** A marker's picture, drawn once for all markers that look alike: copying it costs a fraction of drawing a circle with its edge. */
export const markerStamp = (style: StampStyle): Stamp => {
  const key = `${style.fillColor} ${style.color} ${style.radius} ${style.weight}`;
  const stamp = stamps.get(key) ?? draw(style);
  stamps.set(key, stamp);
  return stamp;
};
