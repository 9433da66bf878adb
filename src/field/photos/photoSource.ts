import type { LocalText } from '#domain/access/localText';
import type { DeviceFile, FileSource } from '../../offline/files/deviceFiles';
import type { KeptPhoto } from './keptPhotos';
import { photoQueue } from './photoQueue';
import type { SendPhoto } from './sendPhoto';

const PREFIX = 'photo:';
const idOf = (key: string): string => key.slice(PREFIX.length);

/**
 * The photos of the field among what a device keeps: those that did not go out at once, and those that were given up
 * [OFF-014 OFF-032].
 */
export const photoSource = (user: string, send: SendPhoto, say: (words: LocalText) => string): FileSource => {
  const fileOf = (photo: KeptPhoto): DeviceFile => ({
    key: `${PREFIX}${photo.id}`,
    job_id: photo.job_id,
    job_detail_id: photo.job_detail_id,
    file_name: photo.file_name,
    folder: '',
    size: photo.blob.size,
    thumbnail: photo.thumbnail ?? null,
    at: photo.abandoned_at ?? Date.parse(photo.taken_at),
    isAbandoned: typeof photo.abandoned_at === 'number',
    problem: photo.refused && { code: 'refused', message: say(photo.refused) },
    bytes: async () => photo.blob,
  });
  const read = () => [photoQueue.waiting.get(), photoQueue.abandoned.get()] as const;
  let from = read();
  const list = (): readonly DeviceFile[] => {
    const [waiting, abandoned] = from;
    const late = waiting.filter(({ photo }) => photo.late === true || photo.refused !== null);
    return [...late.map(({ photo }) => photo), ...abandoned].map(fileOf);
  };
  let files = list();
  return {
    files: () => {
      const now = read();
      if (now.some((one, index) => one !== from[index])) {
        from = now;
        files = list();
      }
      return files;
    },
    subscribe: (listener) => {
      const stops = [photoQueue.waiting.subscribe(listener), photoQueue.abandoned.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    send: () => photoQueue.flush(send, user),
    abandon: () => photoQueue.abandon(Date.now()),
    restore: (key) => photoQueue.restore(idOf(key), send),
    remove: (key) => photoQueue.drop(idOf(key)),
  };
};
