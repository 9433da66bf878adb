import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { fileKind } from '#domain/documents/fileKind';
import { formatInstant } from '#domain/fields/formatInstant';
import { fileSize } from '#domain/documents/fileSize';
import type { GalleryItem } from './galleryItem';
import { useGalleryText } from './useGalleryText';

interface Props {
  id: string;
  item: GalleryItem;
  at: number;
  count: number;
  onZoom: (direction: 1 | -1) => void;
  onClose: () => void;
}

const Tip = ({ title, children }: { title: string; children: ReactNode }) => (
  <Tooltip title={title}>
    <span>{children}</span>
  </Tooltip>
);

/** The name of what is shown, where it stands among the others, and what can be done with it. */
export const GalleryHead = ({ id, item: { name, url, view, size, date }, at, count, onZoom, onClose }: Props) => {
  const text = useGalleryText();
  const day = date === null ? null : (formatInstant(date).split(' ')[0] ?? null);
  const isImage = Boolean(view) || fileKind(name) === 'image';
  return (
    <header className="gallery-head">
      <div className="gallery-names">
        <h2 id={id} className="gallery-name" title={name}>
          {name}
        </h2>
        <p className="gallery-facts" aria-live="polite">
          {[
            text('of', { at: at + 1, count }),
            size === null ? null : fileSize(size),
            day === null ? null : text('uploaded', { date: day }),
          ]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </p>
      </div>
      {isImage && (
        <Tip title={text('zoom_out')}>
          <IconButton color="inherit" aria-label={text('zoom_out')} onClick={() => onZoom(-1)}>
            <ZoomOutIcon />
          </IconButton>
        </Tip>
      )}
      {isImage && (
        <Tip title={text('zoom_in')}>
          <IconButton color="inherit" aria-label={text('zoom_in')} onClick={() => onZoom(1)}>
            <ZoomInIcon />
          </IconButton>
        </Tip>
      )}
      <Tip title={text('open')}>
        <IconButton
          color="inherit"
          component="a"
          href={view ?? url}
          target="_blank"
          rel="noopener"
          aria-label={text('open')}
        >
          <OpenIcon />
        </IconButton>
      </Tip>
      <Tip title={text('download')}>
        <IconButton color="inherit" component="a" href={url} download={name} aria-label={text('download')}>
          <DownloadIcon />
        </IconButton>
      </Tip>
      <Tip title={text('close')}>
        <IconButton color="inherit" aria-label={text('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Tip>
    </header>
  );
};
