import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import type { JobSearchApi } from './data/jobSearchApi';
import { useJobSearchText } from './useJobSearchText';
import { saidBy } from '../../dataProvider/errorText';

/** What was done with how many sub-jobs, and by what it is taken back. */
export interface Done {
  what: 'deleted' | 'queued' | 'moved';
  count: number;
  mutation_id: string | null;
}

interface Props {
  api: JobSearchApi;
  done: Done;
  onUndone: () => void;
  onClose: () => void;
}

/** Says what was done and offers to take it back, until it is closed. */
export const DoneNotice = ({ api, done: { what, count, mutation_id }, onUndone, onClose }: Props) => {
  const text = useJobSearchText();
  const { language } = useLanguage();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const undo = async (mutation: string): Promise<void> => {
    setWorking(true);
    try {
      await api.undo(mutation);
      toast.success(text('undone'));
      onUndone();
    } catch (error) {
      setRefusal(saidBy(error, language) || text('export_failed'));
      setWorking(false);
    }
  };
  return (
    <Alert
      severity={refusal === null ? 'success' : 'error'}
      variant="outlined"
      role="status"
      sx={{ mb: 1.25 }}
      action={
        <>
          {mutation_id !== null && (
            <Button color="inherit" size="small" loading={isWorking} onClick={() => void undo(mutation_id)}>
              {text('undo')}
            </Button>
          )}
          <Button color="inherit" size="small" onClick={onClose}>
            {text('close')}
          </Button>
        </>
      }
    >
      {refusal ?? text(what, { smart_count: count })}
    </Alert>
  );
};
