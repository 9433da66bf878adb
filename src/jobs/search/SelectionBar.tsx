import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CALLS } from '#domain/access/calls';
import { EXPORTS_JOB_SEARCH } from '#domain/access/needs';
import { csvName } from '#domain/csv/csv';
import { useCan } from '../../auth/useCan';
import { useToday } from '../../clock/useToday';
import { ActionDialog } from '../../crud/look/ActionDialog';
import { saidBy } from '../../dataProvider/CallError';
import { download } from '../../files/download';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import type { JobSearchApi, SearchQuestion } from './data/jobSearchApi';
import type { RowSelection } from './state/useRowSelection';
import { useJobSearchText } from './useJobSearchText';

/** Rows for a file at once, whose numbers stand in its address; and rows that one call deletes. */
const MOST = { file: 500, delete: 200 } as const;
/** Names shown in the question. */
const NAMED = 8;

interface Props {
  api: JobSearchApi;
  question: SearchQuestion;
  selection: RowSelection;
  /** Sub-jobs have gone; by the mutation they come back. */
  onDeleted: (count: number, mutation_id: string | null) => void;
}

/** Whether something can be done with selected rows by this user. */
export const useSelects = (): { mayExport: boolean; mayDelete: boolean } => ({
  mayExport: useCan(EXPORTS_JOB_SEARCH),
  mayDelete: useCan(CALLS.deleteJobDetail.need),
});

/** What can be done with the selected rows: a file of them, and to delete their sub-jobs. */
export const SelectionBar = ({ api, question, selection: { rows, clear }, onDeleted }: Props) => {
  const text = useJobSearchText();
  const { language } = useLanguage();
  const today = useToday();
  const { mayExport, mayDelete } = useSelects();
  const [working, setWorking] = useState<'file' | 'delete' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const subJobs = rows.flatMap(({ job_detail_id }) => (job_detail_id === null ? [] : [job_detail_id]));
  const bare = rows.length - subJobs.length;

  const isFew = (work: keyof typeof MOST): boolean => {
    if (rows.length <= MOST[work]) return true;
    toast.error(text('select_fewer', { count: MOST[work] }));
    return false;
  };
  const save = async (): Promise<void> => {
    setWorking('file');
    try {
      const ids = rows.map(({ id }) => id);
      download(csvName('job-search', today), await api.file(question, language, ids));
    } catch {
      toast.error(text('export_failed'));
    } finally {
      setWorking(null);
    }
  };
  const remove = async (): Promise<void> => {
    setWorking('delete');
    setRefusal(null);
    try {
      const mutation_id = await api.remove(subJobs);
      setAsking(false);
      clear();
      onDeleted(subJobs.length, mutation_id);
    } catch (error) {
      setRefusal(saidBy(error) || text('export_failed'));
    } finally {
      setWorking(null);
    }
  };
  return (
    <div className="job-selection">
      <span role="status">{text('selected', { count: rows.length })}</span>
      <Button size="small" color="inherit" onClick={clear}>
        {text('unselect')}
      </Button>
      <span className="job-selection-gap" />
      {mayExport && (
        <Button
          size="small"
          color="inherit"
          startIcon={<DownloadIcon />}
          loading={working === 'file'}
          onClick={() => {
            if (isFew('file')) void save();
          }}
        >
          {text('export_selected')}
        </Button>
      )}
      {mayDelete && (
        <Button
          size="small"
          color="error"
          startIcon={<DeleteIcon />}
          disabled={subJobs.length === 0 || working !== null}
          onClick={() => setAsking(isFew('delete'))}
        >
          {text('delete_selected')}
        </Button>
      )}
      <ActionDialog
        open={isAsking}
        title={text('delete_title', { smart_count: subJobs.length })}
        text={text('delete_text')}
        error={refusal}
        action={text('delete')}
        danger
        busy={working === 'delete'}
        onCancel={() => {
          setRefusal(null);
          setAsking(false);
        }}
        onConfirm={() => void remove()}
      >
        <ul className="job-selection-names">
          {rows
            .filter(({ job_detail_id }) => job_detail_id !== null)
            .slice(0, NAMED)
            .map(({ id, job_id, name, category }) => (
              <li key={id}>{[job_id, name ?? text('no_name'), category].filter(Boolean).join(' · ')}</li>
            ))}
          {subJobs.length > NAMED && <li>{text('and_more', { count: subJobs.length - NAMED })}</li>}
          {bare > 0 && <li>{text('bare_stay', { smart_count: bare })}</li>}
        </ul>
      </ActionDialog>
    </div>
  );
};
