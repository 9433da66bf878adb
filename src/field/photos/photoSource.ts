import { keptMessage } from '../../dataProvider/errorText';
import type { DeviceFile, FileSource } from '../../offline/files/deviceFiles';
import type { KeptPhoto } from './keptPhotos';
import { photoQueue } from './photoQueue';
import type { SendPhoto } from './sendPhoto';

const PREFIX = 'photo:';
const idOf = (key: string): string => key.slice(PREFIX.length);

/**
 * The photos of the field among what a device keeps: those that wait, also on their first try, and those that were given
 * up [OFF-014 OFF-032].
 */
export const photoSource = (user: string, send: SendPhoto): FileSource => {
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
    problem: photo.refused && { code: 'refused', ...keptMessage(photo.refused) },
    bytes: async () => photo.blob,
  });
  const read = (): readonly KeptPhoto[] => [
    ...photoQueue.waiting.get().map(({ photo }) => photo),
    ...photoQueue.abandoned.get(),
  ];
  let from = read();
  let files = from.map(fileOf);
  /** The same list until a photo of it is another one: how far it is on its way changes nothing. */
  const list = (): readonly DeviceFile[] => {
    const now = read();
    if (now.length !== from.length || now.some((one, index) => one !== from[index])) {
      from = now;
      files = now.map(fileOf);
    }
    return files;
  };
  return {
    files: list,
    subscribe: (listener) => {
      let last = list();
      const notify = (): void => {
        const now = list();
        if (now === last) return;
        last = now;
        listener();
      };
      const stops = [photoQueue.waiting.subscribe(notify), photoQueue.abandoned.subscribe(notify)];
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
