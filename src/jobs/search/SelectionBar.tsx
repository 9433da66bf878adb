import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { Suspense, use, useState } from 'react';
import { CALLS } from '#domain/access/calls';
import { EXPORTS_JOB_SEARCH } from '#domain/access/needs';
import { FILE_FORMATS, fileName, type FileFormat } from '#domain/exports/rowsFile';
import { useCan } from '../../auth/useCan';
import { useMayWrite } from '../../auth/useMayWrite';
import { useToday } from '../../clock/useToday';
import { ActionDialog } from '../../crud/look/ActionDialog';
import { RecordsContext } from '../../crud/RecordsContext';
import { fetchedLater } from '../../page/fetchedLater';
import { useCopyTable, useCopyText } from '../../files/useCopyTable';
import { download } from '../../files/download';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import type { JobSearchApi, SearchQuestion } from './data/jobSearchApi';
import type { Done } from './DoneNotice';
import type { RowSelection } from './state/useRowSelection';
import { useJobSearchText } from './useJobSearchText';
import { saidBy } from '../../dataProvider/errorText';

// Fetched when jobs are moved: few ever do.
const MoveJobsDialog = fetchedLater(() => import('./move/MoveJobsDialog'));

/** Rows for a file at once, whose numbers stand in its address; and rows that one call deletes or queues. */
const MAX_SELECTED = { file: 500, delete: 200, queue: 500, move: 500 } as const;
/** Names shown in the question. */
const NAMED = 8;

interface Props {
  api: JobSearchApi;
  question: SearchQuestion;
  selection: RowSelection;
  /** Something was done with so many sub-jobs; by the mutation it is taken back. */
  onDone: (done: Done) => void;
}

/** Whether something can be done with selected rows by this user. */
export const useSelects = (): Readonly<Record<'mayExport' | 'mayDelete' | 'mayQueue' | 'mayMove', boolean>> => ({
  mayExport: useCan(EXPORTS_JOB_SEARCH),
  mayDelete: useCan(CALLS.deleteJobDetail.need),
  mayQueue: useMayWrite('CAN_VIEW_PRINT_QUEUE'),
  mayMove: useMayWrite(CALLS.moveJobsToBuilder.need),
});

/** What can be done with the selected rows: a file of them, and their sub-jobs be printed or deleted. */
export const SelectionBar = ({ api, question, selection: { rows, clear }, onDone }: Props) => {
  const text = useJobSearchText();
  const { language } = useLanguage();
  const today = useToday();
  const copy = useCopyTable();
  const copyText = useCopyText();
  const { mayExport, mayDelete, mayQueue, mayMove } = useSelects();
  const aroundRecords = use(RecordsContext);
  const [moving, setMoving] = useState<readonly number[] | null>(null);
  const [working, setWorking] = useState<keyof typeof MAX_SELECTED | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const subJobs = rows.flatMap(({ job_detail_id }) => (job_detail_id === null ? [] : [job_detail_id]));
  const bare = rows.length - subJobs.length;

  const isFew = (work: keyof typeof MAX_SELECTED): boolean => {
    if (rows.length <= MAX_SELECTED[work]) return true;
    toast.error(text('select_fewer', { count: MAX_SELECTED[work] }));
    return false;
  };
  const save = async (format: FileFormat): Promise<void> => {
    setWorking('file');
    toast.retry('export');
    try {
      const ids = rows.map(({ id }) => id);
      download(fileName('job-search', today, format), await api.file(question, language, format, ids));
    } catch {
      toast.error(text('export_failed'), 'export');
    } finally {
      setWorking(null);
    }
  };
  const copySelected = (): Promise<void> =>
    copy(async () => {
      const ids = rows.map(({ id }) => id);
      return (await api.file(question, language, 'html', ids)).text();
    });
  const queue = async (): Promise<void> => {
    setWorking('queue');
    toast.retry('export');
    try {
      const mutation_id = await api.queue(subJobs);
      clear();
      onDone({ what: 'queued', count: subJobs.length, mutation_id });
    } catch (error) {
      toast.error(saidBy(error, language) || text('export_failed'), 'export');
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
      onDone({ what: 'deleted', count: subJobs.length, mutation_id });
    } catch (error) {
      setRefusal(saidBy(error, language) || text('export_failed'));
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
      {mayExport &&
        FILE_FORMATS.map((format) => (
          <Button
            key={format}
            size="small"
            color="inherit"
            startIcon={<DownloadIcon />}
            loading={working === 'file'}
            onClick={() => {
              if (isFew('file')) void save(format);
            }}
          >
            {text(format === 'csv' ? 'export_selected' : 'export_selected_xlsx')}
          </Button>
        ))}
      {mayExport && (
        <Button
          size="small"
          color="inherit"
          startIcon={<CopyIcon />}
          disabled={working !== null}
          onClick={() => {
            if (isFew('file')) void copySelected();
          }}
        >
          {copyText('copy')}
        </Button>
      )}
      {mayQueue && (
        <Button
          size="small"
          color="inherit"
          startIcon={<PrintIcon />}
          loading={working === 'queue'}
          disabled={subJobs.length === 0 || working !== null}
          onClick={() => {
            if (isFew('queue')) void queue();
          }}
        >
          {text('queue_selected')}
        </Button>
      )}
      {mayMove && (
        <Button
          size="small"
          color="inherit"
          disabled={working !== null}
          onClick={() => {
            if (isFew('move')) setMoving([...new Set(rows.map(({ job_id }) => job_id))]);
          }}
        >
          {text('move_selected')}
        </Button>
      )}
      <Suspense>
        {moving &&
          aroundRecords(
            <MoveJobsDialog
              api={api}
              jobs={moving}
              onClose={() => setMoving(null)}
              onMoved={(count, mutation_id) => {
                setMoving(null);
                clear();
                onDone({ what: 'moved', count, mutation_id });
              }}
            />,
          )}
      </Suspense>
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
