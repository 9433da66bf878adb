import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import IconButton from '@mui/material/IconButton';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../page/dialog/Dialog';
import type { GalleryItem } from './galleryItem';
import { GalleryHead } from './GalleryHead';
import { Shown } from './Shown';
import { useBackCloses } from './useBackCloses';
import { useGalleryText } from './useGalleryText';
import { useSwipe } from './useSwipe';
import { zoomed } from './zoomed';
import './gallery.css';

interface Props {
  items: readonly GalleryItem[];
  /** Index of the one that is shown first. */
  start?: number;
  onClose: () => void;
}

/**
 * Pictures, videos and pdfs, one at a time over the whole window [PRE-011 PRE-015 DOC-032]: arrow keys, buttons and
 * swipes lead to the next one, + and - zoom, Escape and the back button close.
 */
export const Gallery = ({ items, start = 0, onClose }: Props) => {
  const text = useGalleryText();
  const id = useId();
  const image = useRef<HTMLImageElement>(null);
  const [at, setAt] = useState(Math.min(start, items.length - 1));
  const [width, setWidth] = useState<number | null>(null);
  useBackCloses(onClose);
  const item = items[at];
  const show = (index: number): void => {
    if (index < 0 || index >= items.length) return;
    setAt(index);
    setWidth(null);
  };
  const zoom = (direction: 1 | -1): void => {
    if (image.current) setWidth(zoomed(width ?? image.current.clientWidth, direction));
  };
  const swipe = useSwipe((direction) => {
    if (width === null) show(at + direction);
  });
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    Home: () => show(0),
    End: () => show(items.length - 1),
    '+': () => zoom(1),
    '=': () => zoom(1),
    '-': () => zoom(-1),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.target instanceof HTMLVideoElement) return; // a video has keys of its own
    event.preventDefault();
    act();
  };
  if (!item) return null;
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={id}
      slotProps={{ paper: { className: 'gallery' } }}
    >
      <GalleryHead id={id} item={item} at={at} count={items.length} onZoom={zoom} onClose={onClose} />
      {/* A finger on the stage turns the page; keys and buttons do the same. */}
      <div className="gallery-stage" {...swipe}>
        <div className="gallery-scroll">
          <Shown key={item.id} item={item} width={width} image={image} />
        </div>
        {/* They stay at the ends, so that the focus does. */}
        <IconButton
          className="gallery-turn is-previous"
          color="inherit"
          aria-label={text('previous')}
          aria-disabled={at === 0}
          onClick={() => show(at - 1)}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton
          className="gallery-turn is-next"
          color="inherit"
          aria-label={text('next')}
          aria-disabled={at === items.length - 1}
          onClick={() => show(at + 1)}
        >
          <NextIcon />
        </IconButton>
      </div>
      <p className="gallery-keys">{text('keys')}</p>
    </Dialog>
  );
};
