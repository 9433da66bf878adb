import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HistoryPanel } from '../../../crud/history/HistoryPanel';
import type { HistoryOf } from '../../../crud/history/historyEntry';
import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import { useSelected } from '../../../store/useValue';
import { useFormKind } from '../data/formKind';
import { useFormStore } from '../state/FormContext';

/** The server says of a job's changes what a descriptor says of other records. */
const JOB: HistoryOf = { name: 'job', fields: [], parts: [] };

interface Props {
  id: number;
  onUndone: () => void;
}

/**
 * Who changed the job with its sub-jobs, or the estimate, when, from what to what, and the way back for those who may;
 * asked for anew after each save.
 */
const OpenHistory = ({ id, onUndone }: Props) => {
  const { isEstimate } = useFormKind();
  const catalogue = useCatalogue();
  const queries = useQueryClient();
  const { state } = useFormStore();
  const resource = isEstimate ? catalogue.find('estimate') : JOB;
  const name = resource?.name;
  const stored = useSelected(state, ({ base }) => base);
  useEffect(() => {
    if (name !== undefined) void queries.invalidateQueries({ queryKey: [name, 'history', id] });
  }, [queries, name, id, stored]);
  return resource ? <HistoryPanel resource={resource} id={id} onUndone={onUndone} /> : null;
};

export default OpenHistory;
