import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { filmLength } from '#domain/documents/filmLength';
import { FIRST_FRAME_S } from '../../offline/files/filmFrame';

interface Props {
  url: string;
  /** What stands in its place where the browser cannot draw it. */
  fallback: ReactNode;
  /** @param length as it is shown, such as "0:12"; empty where the film does not say it */
  onLength: (length: string) => void;
}

/** The first frame of a film with its length; the browser reads its head alone [FLD-010]. */
export default function SmallFilm({ url, fallback, onLength }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const [length, setLength] = useState('');
  const film = useRef<HTMLVideoElement>(null);
  // A film that cannot be read may have said so before it was on the page.
  useEffect(() => {
    if (film.current?.error) setFailed(url);
  }, [url]);
  return (
    <>
      {failed === url ? (
        fallback
      ) : (
        // It is a picture of a film: the gallery plays it.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          ref={film}
          src={`${url}#t=${FIRST_FRAME_S}`}
          preload="metadata"
          muted
          playsInline
          tabIndex={-1}
          aria-hidden="true"
          onLoadedMetadata={({ currentTarget: { duration, videoWidth } }) => {
            // A recording of a voice has no picture.
            if (videoWidth === 0) setFailed(url);
            const said = filmLength(duration);
            setLength(said);
            onLength(said);
          }}
          onError={() => setFailed(url)}
        />
      )}
      <small className="film-length" aria-hidden="true">
        <PlayIcon fontSize="small" /> {length}
      </small>
    </>
  );
}
