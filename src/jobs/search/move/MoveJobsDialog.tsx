import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/useLanguage';
import { ActionDialog } from '../../../crud/look/ActionDialog';
import { ReferencePicker } from '../../../crud/values/ReferencePicker';
import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../../dataProvider/row';
import type { JobSearchApi, JobsMovePreview } from '../data/jobSearchApi';
import { MovePreview } from './MovePreview';
import { useMoveText } from './moveMessages';
import { saidBy } from '../../../dataProvider/errorText';

interface Props {
  api: Pick<JobSearchApi, 'movePreview' | 'move'>;
  /** The jobs that are selected, each once. */
  jobs: readonly number[];
  onClose: () => void;
  onMoved: (count: number, mutation_id: string) => void;
}

/** Moves jobs to another builder, after it has shown what changes with that [KEY-020]. */
const MoveJobsDialog = ({ api, jobs, onClose, onMoved }: Props) => {
  const text = useMoveText();
  const { language } = useLanguage();
  const target = useCatalogue().find('customer');
  const [builder, setBuilder] = useState<Row | null>(null);
  const [preview, setPreview] = useState<{ of: number; found: JobsMovePreview } | null>(null);
  const [isMoving, setMoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const company_id = builder && Number(builder.id);
  useEffect(() => {
    let isWanted = true;
    if (company_id !== null)
      api.movePreview(jobs, company_id).then(
        (found) => {
          if (isWanted) setPreview({ of: company_id, found });
        },
        (error: unknown) => {
          if (isWanted) setRefusal(saidBy(error, language) || text('failed'));
        },
      );
    return () => {
      isWanted = false;
    };
  }, [api, jobs, company_id, text, language]);
  const found = preview !== null && preview.of === company_id ? preview.found : null;
  const move = async (): Promise<void> => {
    if (company_id === null) return;
    setMoving(true);
    setRefusal(null);
    try {
      const { count, mutation_id } = await api.move(jobs, company_id);
      onMoved(count, mutation_id);
    } catch (error) {
      setRefusal(saidBy(error, language) || text('failed'));
      setMoving(false);
    }
  };
  return (
    <ActionDialog
      open
      isQuiet
      title={text('title', { smart_count: jobs.length })}
      text={text('text')}
      error={refusal}
      action={text('action')}
      busy={isMoving}
      disabled={!found || found.moved_count === 0}
      onCancel={onClose}
      onConfirm={() => void move()}
    >
      <Box sx={{ pt: 2 }}>
        <ReferencePicker
          target={target}
          label={text('builder')}
          value={builder}
          onChange={(row) => {
            setRefusal(null);
            setBuilder(row);
          }}
          required
          autoFocus
          withInactive
        />
      </Box>
      {found?.is_active === false && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text('inactive', { name: found.company_name })}
        </Alert>
      )}
      {found && <MovePreview found={found} />}
    </ActionDialog>
  );
};

export default MoveJobsDialog;
