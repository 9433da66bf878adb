import Button from '@mui/material/Button';
import HistoryIcon from '@mui/icons-material/History';
import { Suspense, useState } from 'react';
import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import { fetchedLater } from '../../../page/fetchedLater';
import { useJobFormText } from '../data/useJobFormText';

const HistoryPanel = fetchedLater(async () => ({
  default: (await import('../../../crud/history/HistoryPanel')).HistoryPanel,
}));

interface Props {
  id: number;
  onUndone: () => void;
}

/** Who changed the estimate, when, from what to what, and the way back for those who may; asked for when it is wanted. */
export const EstimateHistory = ({ id, onUndone }: Props) => {
  const text = useJobFormText();
  const resource = useCatalogue().find('estimate');
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
