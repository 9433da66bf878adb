import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCrudText } from '../look/useCrudText';
import { MovedRows } from './MovedRows';
import { useManyText } from './useManyText';
import { useTakeBack } from './useTakeBack';

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

/** What the notice says now, and which mutation its button takes back: the change, or the one that took it back. */
interface Turn {
  message: string;
  mutation_id: string;
  way: 'undo' | 'redo';
}

/**
 * Says what was done to many records, and offers to take all of it back in one, and to make it again, until it is
 * closed [ADM-009].
 */
export const DoneNotice = ({ resource, done, mayUndo, onClose }: Props) => {
  const text = useCrudText();
  const words = useManyText();
  const { takeBack, busy, refusal } = useTakeBack(resource.name);
  const [said, setSaid] = useState<Turn>({ message: done.message, mutation_id: done.mutation_id, way: 'undo' });
  const turn = async (leave_changed: boolean): Promise<void> => {
    const back = await takeBack(said.mutation_id, leave_changed);
    if (!back) return;
    const left = back.left_count;
    setSaid(
      said.way === 'redo'
        ? { message: words('redone'), mutation_id: back.mutation_id, way: 'undo' }
        : {
            message: left > 0 ? words('undone_left', { smart_count: left }) : words('undone'),
            mutation_id: back.mutation_id,
            way: 'redo',
          },
    );
  };
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
            <Button color="inherit" size="small" loading={busy} onClick={() => void turn(false)}>
              {said.way === 'undo' ? text('undo') : words('redo')}
            </Button>
          )}
          <Button color="inherit" size="small" onClick={onClose}>
            {text('close')}
          </Button>
        </>
      }
    >
      {refusal ? <MovedRows refusal={refusal} busy={busy} onOthers={() => void turn(true)} /> : said.message}
    </Alert>
  );
};
