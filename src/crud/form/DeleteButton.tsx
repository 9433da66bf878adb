import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { OnlineOnly } from '../../connectivity/OnlineOnly';
import { preloadable } from '../../page/preloadable';
import { useCrudText } from '../look/useCrudText';
import type { DeleteDialogProps } from './DeleteDialog';

/** Few forms are opened to delete their record. */
const DeleteDialog = preloadable(async () => ({ default: (await import('./DeleteDialog')).DeleteDialog }));

/** Deletes the record after a question that says where it is used. */
export const DeleteButton = (props: Omit<DeleteDialogProps, 'open' | 'onClose'>) => {
  const text = useCrudText();
  const [question, setQuestion] = useState<'never' | 'open' | 'closed'>('never');
  const fetchDialog = (): void => void DeleteDialog.preload();
  return (
    <>
      <OnlineOnly label={text('delete')}>
        <Button
          color="error"
          startIcon={<DeleteIcon />}
          onPointerEnter={fetchDialog}
          onFocus={fetchDialog}
          onClick={() => setQuestion('open')}
        >
          {text('delete')}
        </Button>
      </OnlineOnly>
      {question !== 'never' && (
        <Suspense>
          <DeleteDialog {...props} open={question === 'open'} onClose={() => setQuestion('closed')} />
        </Suspense>
      )}
    </>
  );
};
