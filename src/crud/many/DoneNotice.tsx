import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useUndo } from '../history/useUndo';
import { useCrudText } from '../look/useCrudText';

/** What was done last to many records, and how it is taken back. */
export interface Done {
  message: string;
  mutation_id: string;
  /** Records were made: taking them back deletes them. */
  made?: boolean;
}

interface Props {
  resource: ResourceDescriptor;
  done: Done;
  /** Whether the user may take it back. */
  mayUndo: boolean;
  onClose: () => void;
}

/** Says what was done to many records, and offers to take all of it back, until it is closed. */
export const DoneNotice = ({ resource, done, mayUndo, onClose }: Props) => {
  const text = useCrudText();
  const { undo, undoing, refusal } = useUndo(resource, onClose);
  return (
    <Alert
      severity={refusal ? 'error' : 'success'}
      variant="outlined"
      role="status"
      onClose={onClose}
      closeText={text('close')}
      action={
        <>
          {mayUndo && (
            <Button color="inherit" size="small" loading={undoing} onClick={() => void undo(done.mutation_id)}>
              {text('undo')}
            </Button>
          )}
          <Button color="inherit" size="small" onClick={onClose}>
            {text('close')}
          </Button>
        </>
      }
    >
      {refusal ?? done.message}
    </Alert>
  );
};
