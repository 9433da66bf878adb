import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState, type ReactNode, type Ref } from 'react';
import { fileKind } from '#domain/documents/fileKind';
import type { GalleryItem } from './galleryItem';
import { useGalleryText } from './useGalleryText';

interface Props {
  item: GalleryItem;
  /** Width of a picture in pixels; null fits it to the stage. */
  width: number | null;
  image: Ref<HTMLImageElement>;
}

const Message = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="gallery-message" role="status">
    <BrokenIcon fontSize="large" aria-hidden="true" />
    <p>{children}</p>
    {action}
  </div>
);

/** One file: a picture, a video or a pdf, with what is shown until it is there and when it does not come. */
export const Shown = ({ item: { name, url, view }, width, image }: Props) => {
  const text = useGalleryText();
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const [turn, setTurn] = useState(0);
  const kind = view ? 'image' : fileKind(name);
  if (kind === null) return <Message>{text('unshown')}</Message>;
  if (state === 'broken')
    return (
      <Message
        action={
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => {
              setState('loading');
              setTurn(turn + 1);
            }}
          >
            {text('retry')}
          </Button>
        }
      >
        {text(view ? 'broken_view' : 'broken')}
      </Message>
    );
  const onError = (): void => setState('broken');
  return (
    <>
      {kind === 'image' && (
        <img
          key={turn}
          ref={image}
          className="gallery-image"
          src={view ?? url}
          alt={name}
          draggable={false}
          data-zoomed={width !== null}
          style={width === null ? undefined : { width }}
          onLoad={() => setState('shown')}
          onError={onError}
        />
      )}
      {kind === 'video' && (
        // The films of a building site have no words to be read.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          key={turn}
          className="gallery-video"
          src={url}
          controls
          playsInline
          aria-label={name}
          onLoadedMetadata={() => setState('shown')}
          onError={onError}
        />
      )}
      {kind === 'pdf' && (
        // The browser's reader of pdfs does not run in a sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe key={turn} className="gallery-pdf" src={url} title={name} onLoad={() => setState('shown')} />
      )}
      {state === 'loading' && <CircularProgress className="gallery-wait" color="inherit" aria-label={name} />}
    </>
  );
};
