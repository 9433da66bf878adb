import { useCallback, useSyncExternalStore } from 'react';
import { documentRefusal, typeOfFile } from '#domain/documents/documentType';
import { refuse } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import { compressed } from '../../../files/compressed';
import { useLanguage } from '../../../i18n/useLanguage';
import { documentQueue, type DeviceFile } from '../../../offline/files/deviceFiles';
import { useValue } from '../../../store/useValue';
import { toast } from '../../../toasts/toast';
import { useDocumentsText } from '../useDocumentsText';
import type { UploadItem } from './uploadItem';

const NONE: readonly DeviceFile[] = [];
const noFiles = (): readonly DeviceFile[] => NONE;
const follow = (): (() => void) => () => undefined;

/** The documents of a job that wait on this device, and how more of them are kept, one after the other [OFF-011 DOC-038]. */
export const useKeptDocuments = (jobId: number) => {
  const queue = useValue(documentQueue);
  const files = useSyncExternalStore(queue?.subscribe ?? follow, queue?.files ?? noFiles, noFiles);
  const text = useDocumentsText();
  const { language } = useLanguage();
  const keep = useCallback(
    async (items: readonly UploadItem[]): Promise<void> => {
      for (const { file, folder, document_category, job_detail_id, document_tags } of items) {
        const facts = { file_name: file.name, file_type: typeOfFile(file.name, file.type), size: file.size };
        const refused = documentRefusal(facts);
        if (refused) {
          toast.error(`${file.name}: ${refusalText(refuse(refused), language)}`);
          continue;
        }
        try {
          if (!queue) throw new Error('nothing is kept here');
          await queue.keep({
            job_id: jobId,
            job_detail_id,
            folder,
            document_category: document_category.id,
            document_tags: document_tags.map(({ id }) => id),
            file: await compressed(file),
          });
        } catch (error) {
          const isFull = error instanceof Error && error.name === 'DeviceFull';
          toast.error(`${file.name}: ${text(isFull ? 'device_full' : 'not_kept')}`);
        }
      }
    },
    [queue, jobId, language, text],
  );
  return { files: files.filter((file) => file.job_id === jobId && !file.isAbandoned), keep, remove: queue?.remove };
};
