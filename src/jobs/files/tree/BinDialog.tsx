import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useState } from 'react';
import { BIN_DAYS } from '#domain/documents/binDays';
import { formatInstant } from '#domain/fields/formatInstant';
import { askToConfirm } from '../../../page/dialog/confirmStore';
import { errorText } from '../../../dataProvider/errorText';
import { useLoaded } from '../../../dataProvider/useLoaded';
import { ErrorView } from '../../../errors/ErrorView';
import { Loading } from '../../../errors/Loading';
import { useLanguage } from '../../../i18n/useLanguage';
import { Dialog } from '../../../page/dialog/Dialog';
import { toast } from '../../../toasts/toast';
import { MAX_AT_ONCE } from '#domain/writes/maxAtOnce';
import type { DeletedDocument } from '#domain/documents/deletedDocument';
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
  const attempt = async (id: number, work: () => Promise<string>): Promise<void> => {
    setBusy(id);
    toast.retry('documents');
    try {
      toast.success(await work());
    } catch (failure) {
      toast.error(failure instanceof Error ? errorText(failure, language) : text('try_again'), 'documents');
    }
    reload();
    setBusy(null);
  };
  const restore = ({ id, file_name }: DeletedDocument): Promise<void> =>
    attempt(id, async () => {
      await api.restore(jobId, [id]);
      onRestored();
      return text('restored', { name: file_name });
    });
  const erase = async (documents: readonly DeletedDocument[], question: string): Promise<void> => {
    const [first] = documents;
    if (!first || !(await askToConfirm({ text: question, yes: text('erase'), no: text('keep') }))) return;
    await attempt(first.id, async () => {
      const ids = documents.map(({ id }) => id);
      for (let from = 0; from < ids.length; from += MAX_AT_ONCE)
        await api.erase(jobId, ids.slice(from, from + MAX_AT_ONCE));
      return text('erased', { smart_count: ids.length });
    });
  };
  return (
    <Dialog open isQuiet onClose={onClose} maxWidth="md" fullWidth aria-labelledby="document-bin">
      <DialogTitle id="document-bin">{text('bin_title')}</DialogTitle>
      <DialogContent>
        {error !== null && <ErrorView onRetry={reload} />}
        {error === null && !value && <Loading variant="panel" />}
        {value?.length === 0 && <p>{text('bin_none')}</p>}
        {value && value.length > 0 && <p className="doc-bin-hint">{text('bin_hint', { days: BIN_DAYS })}</p>}
        {value && value.length > 0 && (
          <table className="doc-table doc-bin" aria-labelledby="document-bin">
            <thead>
              <tr>
                <th scope="col">{text('name')}</th>
                <th scope="col">{text('deleted')}</th>
                <th scope="col">{text('deleted_by')}</th>
                <th scope="col">{text('erased_on')}</th>
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
                  <td>{formatInstant(document.erased_on)}</td>
                  <td>
                    <Button
                      size="small"
                      loading={busy === document.id}
                      aria-label={text('restore_one', { name: document.file_name })}
                      onClick={() => void restore(document)}
                    >
                      {text('restore')}
                    </Button>
                    <Button
                      size="small"
                      color="error"
                      disabled={busy === document.id}
                      aria-label={text('erase_one', { name: document.file_name })}
                      onClick={() => void erase([document], text('erase_question', { name: document.file_name }))}
                    >
                      {text('erase')}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DialogContent>
      <DialogActions>
        {value && value.length > 0 && (
          <Button
            color="error"
            disabled={busy !== null}
            onClick={() => void erase(value, text('erase_all_question', { smart_count: value.length }))}
            sx={{ mr: 'auto' }}
          >
            {text('erase_all')}
          </Button>
        )}
        <Button onClick={onClose}>{text('close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
