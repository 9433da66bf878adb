import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { documentKey } from '#domain/documents/documentKey';
import { documentRefusal, typeOfFile } from '#domain/documents/documentType';
import { Dialog } from '../../../page/dialog/Dialog';
import { compressed } from '../../../files/compressed';
import { UploadList } from '../../../files/UploadList';
import { countOf, createUploadQueue, areOver } from '../../../files/uploadQueue';
import { useLanguage } from '../../../i18n/useLanguage';
import { useValue } from '../../../store/useValue';
import { toast } from '../../../toasts/toast';
import type { NewDocument } from '../data/documentsApi';
import { useDocumentsApi } from '../data/useDocumentsApi';
import { useDocumentsText } from '../useDocumentsText';
import { uploadErrorText, refusedFile } from './uploadError';
import type { UploadItem } from './uploadItem';

interface Props {
  jobId: number;
  items: readonly UploadItem[];
  /** Called when nothing is on its way any more; `isAll` says that everything arrived. */ onClose: (
    isAll: boolean,
  ) => void;
}

/**
 * Files on their way: each is presigned and sent, and what arrived is registered in one call
 * [DOC-019 DOC-028 DOC-029 DOC-030 DOC-031].
 */
export const Sending = ({ jobId, items, onClose }: Props) => {
  const api = useDocumentsApi();
  const text = useDocumentsText();
  const { language } = useLanguage();
  const id = useId();
  const [arrived] = useState<NewDocument[]>(() => []); // what was sent and is not registered yet
  const [queue] = useState(() =>
    createUploadQueue(async (chosen, options) => {
      const item = items.find(({ file }) => file === chosen);
      const refused = documentRefusal({
        file_name: chosen.name,
        file_type: typeOfFile(chosen.name, chosen.type),
        size: chosen.size,
      });
      if (refused || !item) throw refusedFile('file_name', refused ?? 'document_none');
      const file = await compressed(chosen);
      const [file_name, file_type] = [file.name.trim(), typeOfFile(file.name, file.type)];
      const key = documentKey({ job_id: jobId, folder: item.folder, file_name });
      await api.send(key, file, options);
      arrived.push({
        document_category: item.document_category,
        file_name,
        file_type,
        key,
        job_detail_id: item.job_detail_id,
        job_type_job_category: item.job_type_job_category ?? null,
        document_tags: item.document_tags,
      });
    }),
  );
  const [unregistered, setUnregistered] = useState(false);
  const [turn, setTurn] = useState(0);
  const list = useValue(queue.files);
  const isOver = list.length > 0 && areOver(list);
  const failed = countOf(list, 'failed');
  useEffect(() => {
    if (queue.files.get().length === 0) queue.add(items.map(({ file }) => file));
  }, [queue, items]);
  useEffect(() => {
    if (!isOver) return;
    const sent = arrived.splice(0);
    const finish = async (): Promise<void> => {
      toast.retry('documents');
      if (failed > 0) toast.error(text('failed_count', { smart_count: failed }), 'documents');
      if (sent.length > 0) {
        try {
          await api.insert(jobId, sent);
          toast.success(text('uploaded'));
          setUnregistered(false);
        } catch {
          toast.error(text('register_failed'), 'documents');
          // They lie where they were sent to: registering is all that is left to do.
          arrived.push(...sent);
          setUnregistered(true);
          return;
        }
      }
      if (failed === 0) onClose(true);
    };
    void finish();
  }, [isOver, failed, arrived, api, jobId, text, onClose, turn]);
  const destinationOf = (sent: File): string => items.find(({ file }) => file === sent)?.folder ?? '';
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{isOver ? text('upload') : text('uploading', { smart_count: list.length })}</DialogTitle>
      <DialogContent>
        <UploadList
          queue={queue}
          destinationOf={destinationOf}
          errorText={(error, file) =>
            uploadErrorText(error, language) ??
            text('failed_one', { file: file.name, destination: destinationOf(file) })
          }
        />
      </DialogContent>
      <DialogActions>
        {isOver && unregistered && (
          <Button
            variant="contained"
            onClick={() => {
              setUnregistered(false);
              setTurn(turn + 1);
            }}
          >
            {text('retry')}
          </Button>
        )}
        {isOver ? (
          <Button variant={unregistered ? 'outlined' : 'contained'} onClick={() => onClose(false)}>
            {text('close')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={queue.close}>
            {text('stop')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
