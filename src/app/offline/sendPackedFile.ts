import { isMadeBefore } from '../../dataProvider/CallError';
import type { Rest } from '../../dataProvider/rest';
import type { Server } from '../../dataProvider/server';
import { sendPhoto } from '../../field/photos/sendPhoto';
import type { DeviceParts } from '../../offline/apply/deviceParts';
import { documentPost } from '../../offline/files/documentPost';
import { registrationOf } from '../../offline/files/documentRegistration';
import { isPhoto } from '../../offline/files/packedFile';

/** Sends a file of somebody else's device as that device would have, under its keys: whoever comes second writes nothing. */
export const sendPackedFile =
  (server: Server, rest: Rest): DeviceParts['sendFile'] =>
  async (file, bytes, user) => {
    const { key, action, job_id, job_detail_id, file_name, taken_at, is_camera_time = false, kept_at } = file;
    if (isPhoto(file) && job_detail_id !== null) {
      const photo = {
        id: action,
        user: '',
        job_id,
        job_detail_id,
        file_name,
        blob: bytes,
        sent_key: null,
        refused: null,
      };
      const send = sendPhoto(server, rest, { user });
      return send(
        { ...photo, taken_at: taken_at ?? kept_at, is_camera_time: taken_at !== null && is_camera_time, kept_at },
        async () => undefined,
        () => undefined,
      );
    }
    const post = documentPost(server, { user });
    const folders = job_detail_id === null ? [] : await post.folders(job_id);
    const { key: place, documents } = registrationOf({ ...file, key }, { job_id, job_detail_id }, folders);
    await post.put(place, bytes, file.file_type);
    try {
      await post.register(documents, action, kept_at);
    } catch (error) {
      if (!isMadeBefore(error)) throw error;
    }
  };
