import CameraIcon from '@mui/icons-material/PhotoCamera';
import UploadIcon from '@mui/icons-material/UploadFile';
import { useEffect, useState } from 'react';
import { DOCUMENT_ENDINGS } from '#domain/documents/documentType';
import { useProfile } from '../../auth/useProfile';
import { AFTER_SCREEN_MS } from '../../clock/onIdle';
import { onQuiet } from '../../clock/onQuiet';
import { useLanguage } from '../../i18n/useLanguage';
import { thumbnail } from '../../offline/files/thumbnail';
import { newAction } from '../../offline/sync/newAction';
import { toast } from '../../toasts/toast';
import type { Site } from '../data/fieldApi';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';
import { cameraTime } from './cameraTime';
import { NoRoom, type KeptPhoto } from './keptPhotos';
import { fetchPhotoFiles } from './photoFiles';
import { photoQueue } from './photoQueue';
import { prepared, RefusedPhoto } from './prepared';
import { correctedMoment } from '../../clock/deviceClock';

interface Props {
  site: Pick<Site, 'id' | 'job_id'>;
  /** Opens the camera at once, or lets files be chosen. */
  from: 'camera' | 'files';
}

/**
 * One tap to the camera, or to the files of the device; what is chosen is kept, then sent behind the screen
 * [DOC-046 FLD-002 FLD-005].
 */
export const PhotoInput = ({ site, from }: Props) => {
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const user = String(useProfile()?.id ?? '');
  const [preparing, setPreparing] = useState<string | null>(null);
  useEffect(() => onQuiet(fetchPhotoFiles, AFTER_SCREEN_MS), []);
  const take = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      setPreparing(file.name);
      try {
        const small = await prepared(file, language, text('not_a_photo'));
        // Out of the chosen file: a photo that is drawn anew has lost it.
        const camera = await cameraTime(file);
        const photo: KeptPhoto = {
          id: newAction(),
          user,
          job_id: site.job_id,
          job_detail_id: site.id,
          file_name: small.name,
          blob: small,
          taken_at: (camera ?? new Date(file.lastModified)).toISOString(),
          is_camera_time: camera !== null,
          kept_at: correctedMoment(),
          sent_key: null,
          refused: null,
          thumbnail: await thumbnail(small),
        };
        await photoQueue.add([photo], api.sendPhoto);
      } catch (error) {
        const words = text(error instanceof NoRoom ? 'not_kept' : 'not_taken');
        toast.error(`${file.name}: ${error instanceof RefusedPhoto ? error.message : words}`);
      }
    }
    setPreparing(null);
  };
  const Icon = from === 'camera' ? CameraIcon : UploadIcon;
  const label = text(from === 'camera' ? 'photo' : 'upload');
  return (
    <label className="site-action" aria-busy={preparing !== null}>
      <Icon aria-hidden="true" />
      {preparing === null ? label : text('preparing', { name: preparing })}
      <input
        type="file"
        className="visually-hidden"
        aria-label={label}
        multiple
        {...(from === 'camera' ? { accept: 'image/*', capture: 'environment' as const } : { accept: DOCUMENT_ENDINGS })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          void take(files);
        }}
      />
    </label>
  );
};
