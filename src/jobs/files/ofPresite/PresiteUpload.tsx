import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { Dialog } from '../../../page/dialog/Dialog';
import { UploadList } from '../../../files/UploadList';
import { countOf, createUploadQueue, areOver } from '../../../files/uploadQueue';
import { useLanguage } from '../../../i18n/useLanguage';
import { useValue } from '../../../store/useValue';
import { toast } from '../../../toasts/toast';
import { useDocumentsApi } from '../data/useDocumentsApi';
import { uploadErrorText } from '../upload/uploadError';
import { useDocumentsText } from '../useDocumentsText';
import { sendPresite } from './sendPresite';

interface Props {
  jobId: number;
  subJobId: number;
  files: readonly File[];
  onClose: () => void;
}

/** Files on their way into the presite folder; closes by itself when all of them arrived. */
export const PresiteUpload = ({ jobId, subJobId, files, onClose }: Props) => {
  const api = useDocumentsApi();
  const text = useDocumentsText();
  const { language } = useLanguage();
  const id = useId();
  const [queue] = useState(() => createUploadQueue(sendPresite(api, jobId, subJobId)));
  const list = useValue(queue.files);
  const isOver = list.length > 0 && areOver(list);
  const failed = countOf(list, 'failed');
  const isDone = isOver && failed === 0;
  useEffect(() => {
    if (queue.files.get().length === 0) queue.add(files);
  }, [queue, files]);
  useEffect(() => {
    if (!isOver) return;
    if (failed > 0) {
      toast.error(text('image_failed'));
      return;
    }
    if (countOf(queue.files.get(), 'sent') > 0) toast.success(text('uploaded'));
    onClose();
  }, [isOver, failed, queue, text, onClose]);
  if (isDone) return null;
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {isOver ? text('presite_title') : text('uploading', { smart_count: list.length })}
      </DialogTitle>
      <DialogContent>
        <UploadList queue={queue} errorText={(error) => uploadErrorText(error, language) ?? text('image_failed')} />
      </DialogContent>
      <DialogActions>
        {isOver ? (
          <Button variant="contained" onClick={onClose}>
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
