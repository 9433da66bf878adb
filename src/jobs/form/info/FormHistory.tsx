import Button from '@mui/material/Button';
import HistoryIcon from '@mui/icons-material/History';
import { Suspense, use, useState } from 'react';
import { RecordsContext } from '../../../crud/RecordsContext';
import { useJobFormText } from '../data/useJobFormText';
import { OpenHistory } from '../lateParts';

interface Props {
  id: number;
  onUndone: () => void;
}

/** The history of a job with its sub-jobs, or of an estimate, asked for when it is wanted. */
export const FormHistory = (props: Props) => {
  const text = useJobFormText();
  const aroundRecords = use(RecordsContext);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Suspense fallback={null}>{aroundRecords(<OpenHistory {...props} />)}</Suspense>;
  return (
    <Button
      startIcon={<HistoryIcon />}
      onPointerEnter={aroundRecords.preload}
      onFocus={aroundRecords.preload}
      onClick={() => setOpen(true)}
    >
      {text('history')}
    </Button>
  );
};
