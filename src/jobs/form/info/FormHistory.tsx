import Button from '@mui/material/Button';
import HistoryIcon from '@mui/icons-material/History';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { HistoryOf } from '../../../crud/history/historyEntry';
import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import { fetchedLater } from '../../../page/fetchedLater';
import { useSelected } from '../../../store/useValue';
import { useFormKind } from '../data/formKind';
import { useJobFormText } from '../data/useJobFormText';
import { useFormStore } from '../state/FormContext';

const HistoryPanel = fetchedLater(async () => ({
  default: (await import('../../../crud/history/HistoryPanel')).HistoryPanel,
}));

/** The server says of a job's changes what a descriptor says of other records. */
const JOB: HistoryOf = { name: 'job', fields: [], parts: [] };

interface Props {
  id: number;
  onUndone: () => void;
}

/**
 * Who changed the job with its sub-jobs, or the estimate, when, from what to what, and the way back for those who may;
 * asked for when it is wanted, and anew after each save.
 */
export const FormHistory = ({ id, onUndone }: Props) => {
  const text = useJobFormText();
  const { isEstimate } = useFormKind();
  const catalogue = useCatalogue();
  const queries = useQueryClient();
  const { state } = useFormStore();
  const [isOpen, setOpen] = useState(false);
  const resource = isEstimate ? catalogue.find('estimate') : JOB;
  const name = resource?.name;
  const stored = useSelected(state, ({ base }) => base);
  useEffect(() => {
    if (isOpen && name !== undefined) void queries.invalidateQueries({ queryKey: [name, 'history', id] });
  }, [queries, isOpen, name, id, stored]);
  if (!resource) return null;
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <HistoryPanel resource={resource} id={id} onUndone={onUndone} />
      </Suspense>
    );
  return (
    <Button startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
      {text('history')}
    </Button>
  );
};
