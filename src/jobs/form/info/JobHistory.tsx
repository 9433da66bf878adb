import Button from '@mui/material/Button';
import HistoryIcon from '@mui/icons-material/History';
import { Suspense, useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import { fetchedLater } from '../../../page/fetchedLater';
import { useFormKind } from '../data/formKind';
import { useJobFormText } from '../data/useJobFormText';

const HistoryPanel = fetchedLater(async () => ({
  default: (await import('../../../crud/history/HistoryPanel')).HistoryPanel,
}));

interface Props {
  id: number;
  onUndone: () => void;
}

/** A job is no generated resource; what its fields are, the estimates' descriptor says as far as the user may read it. */
const useDescriptor = (): ResourceDescriptor | undefined => {
  const { isEstimate } = useFormKind();
  const { find } = useCatalogue();
  const like = find('estimate') ?? find('homeowner');
  return like && (isEstimate ? like : { ...like, name: 'job', parts: [] });
};

/** Who changed the job, when, from what to what, and the way back for those who may; asked for when it is wanted. */
export const JobHistory = ({ id, onUndone }: Props) => {
  const text = useJobFormText();
  const resource = useDescriptor();
  const [isOpen, setOpen] = useState(false);
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
