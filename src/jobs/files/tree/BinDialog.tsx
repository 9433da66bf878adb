import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useState } from 'react';
import { formatInstant } from '#domain/fields/formatInstant';
import { errorText } from '../../../dataProvider/errorText';
import { useLoaded } from '../../../dataProvider/useLoaded';
import { ErrorView } from '../../../errors/ErrorView';
import { Loading } from '../../../errors/Loading';
import { useLanguage } from '../../../i18n/useLanguage';
import { Dialog } from '../../../page/dialog/Dialog';
import { toast } from '../../../toasts/toast';
import type { DeletedDocument } from '../data/documentsApi';
import { useDocumentsApi } from '../data/useDocumentsApi';
import { useDocumentsText } from '../useDocumentsText';

interface Props {
  jobId: number;
  onClose: () => void;
  onRestored: () => void;
}

/** The deleted documents of a job: where each lay, who deleted it and when, and the way back [KEY-021]. */
export const BinDialog = ({ jobId, onClose, onRestored }: Props) => {
  const text = useDocumentsText();
  const { language } = useLanguage();
  const api = useDocumentsApi();
  const load = useCallback(() => api.bin(jobId), [api, jobId]);
  const { value, error, reload } = useLoaded(load);
  const [busy, setBusy] = useState<number | null>(null);
  const restore = async ({ id, file_name }: DeletedDocument): Promise<void> => {
    setBusy(id);
    try {
      await api.restore(jobId, [id]);
      toast.success(text('restored', { name: file_name }));
      onRestored();
    } catch (failure) {
      toast.error(failure instanceof Error ? errorText(failure, language) : text('try_again'));
    }
    reload();
    setBusy(null);
  };
  return (
    <Dialog open isQuiet onClose={onClose} maxWidth="md" fullWidth aria-labelledby="document-bin">
      <DialogTitle id="document-bin">{text('bin_title')}</DialogTitle>
      <DialogContent>
        {error !== null && <ErrorView onRetry={reload} />}
        {error === null && !value && <Loading variant="panel" />}
        {value?.length === 0 && <p>{text('bin_none')}</p>}
        {value && value.length > 0 && (
          <table className="doc-table" aria-labelledby="document-bin">
            <thead>
              <tr>
                <th scope="col">{text('name')}</th>
                <th scope="col">{text('deleted')}</th>
                <th scope="col">{text('deleted_by')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {value.map((document) => (
                <tr key={document.id}>
                  <td>
                    {document.file_name}
                    <div className="doc-where">{document.folder}</div>
                  </td>
                  <td>{formatInstant(document.deleted_at)}</td>
                  <td>{document.deleted_by}</td>
                  <td>
                    <Button
                      size="small"
                      loading={busy === document.id}
                      aria-label={text('restore_one', { name: document.file_name })}
                      onClick={() => void restore(document)}
                    >
                      {text('restore')}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
