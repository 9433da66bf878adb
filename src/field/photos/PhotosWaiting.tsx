import { useEffect, useRef } from 'react';
import { fileSize } from '#domain/documents/fileSize';
import { useProfile } from '../../auth/useProfile';
import { download } from '../../files/download';
import { keptMessage, saidText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import { connection } from '../../live/connection';
import { useOnline } from '../../live/useOnline';
import { useValue } from '../../store/useValue';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';
import { photoQueue, type WaitingPhoto } from './photoQueue';
import './photos.css';

const Waiting = ({ waiting: { photo, state, fraction, unkept } }: { waiting: WaitingPhoto }) => {
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const isLost = useValue(connection.isLost);
  const isOnline = useOnline();
  const percent = Math.round(fraction * 100);
  // A try that has brought nothing yet, or whose line is gone, sends nothing: it waits.
  const words =
    state === 'sending' && percent > 0 && isOnline && !isLost
      ? text('photo_sending', { percent })
      : photo.refused
        ? saidText(keptMessage(photo.refused), language)
        : text('photo_waiting');
  return (
    <li className={state === 'refused' ? 'photo-waiting is-refused' : 'photo-waiting'}>
      {photo.thumbnail && <img className="photo-small" src={photo.thumbnail} alt="" />}
      <span className="photo-words">
        <strong>{photo.file_name}</strong>
        <small>{words}</small>
        {unkept && <small>{text(`photo_unkept_${unkept}`)}</small>}
        <small>{fileSize(photo.blob.size)}</small>
      </span>
      {state !== 'sending' && (
        <span className="photo-acts">
          {state === 'refused' && (
            <>
              <button type="button" onClick={() => void photoQueue.again(photo.id, api.sendPhoto)}>
                {text('send_again')}
              </button>
              <button type="button" onClick={() => download(photo.file_name, photo.blob)}>
                {text('save_photo')}
              </button>
            </>
          )}
          <button type="button" onClick={() => void photoQueue.drop(photo.id)}>
            {text('drop_photo')}
          </button>
        </span>
      )}
    </li>
  );
};

/** What waits to be sent, also what a closed tab left; it goes on by itself. @param onArrived one more is on record */
export const PhotosWaiting = ({ onArrived }: { onArrived: () => void }) => {
  const api = useFieldApi();
  const text = useFieldText();
  const user = String(useProfile()?.id ?? '');
  const waiting = useValue(photoQueue.waiting);
  const arrived = useValue(photoQueue.arrived);
  const known = useRef(arrived);
  useEffect(() => {
    const resume = (): void => photoQueue.resume(api.sendPhoto, user);
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [api, user]);
  useEffect(() => {
    if (arrived !== known.current) onArrived();
    known.current = arrived;
  }, [arrived, onArrived]);
  if (waiting.length === 0) return null;
  return (
    <section className="photos-waiting" aria-label={text('photos_waiting', { smart_count: waiting.length })}>
      <p role="status">{text('photos_waiting', { smart_count: waiting.length })}</p>
      <small>{text('no_position')}</small>
      <ul>
        {waiting.map((one) => (
          <Waiting key={one.photo.id} waiting={one} />
        ))}
      </ul>
    </section>
  );
};
