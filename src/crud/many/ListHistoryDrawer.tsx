import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useDelayed } from '../../clock/useDelayed';
import { useBackCloses } from '../../page/dialog/useBackCloses';
import { toast } from '../../toasts/toast';
import { WholeStep } from '../history/WholeStep';
import { ActionDialog } from '../look/ActionDialog';
import { ErrorPanel } from '../look/ErrorPanel';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { ListHistoryItem } from './ListHistoryItem';
import { MovedRows } from './MovedRows';
import { useListHistory, type ListChange } from './useListHistory';
import { useManyText } from './useManyText';
import { useTakeBack } from './useTakeBack';

interface Props {
  resource: ResourceDescriptor;
  onClose: () => void;
}

/** An undo is made good again by taking it back. */
const isUndone = ({ command }: Pick<ListChange, 'command'>): boolean => command.startsWith('undo ');

/**
 * The history of a list: a change of many records stands once, with its records inside, and is taken back and made again
 * as one [ADM-009].
 */
export const ListHistoryDrawer = ({ resource, onClose }: Props) => {
  const text = useCrudText();
  const words = useManyText();
  const label = useLabel();
  const { changes, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListHistory(
    resource.name,
  );
  const [asked, setAsked] = useState<ListChange | null>(null);
  const { takeBack, busy, refusal, forget } = useTakeBack(resource.name);
  const late = useDelayed(isPending);
  const title = words('list_history', { label: label(resource.label_plural) });
  const isRedo = asked !== null && isUndone(asked);
  const whole = (asked?.touched.reduce((sum, { count }) => sum + count, 0) ?? 0) > 1;
  const turn = async (leave_changed: boolean): Promise<void> => {
    const back = asked && (await takeBack(asked.mutation_id, leave_changed));
    if (!back) return;
    setAsked(null);
    const left = back.left_count;
    if (isRedo) toast.success(words('redone'));
    else toast.success(left > 0 ? words('undone_left', { smart_count: left }) : words('undone'));
  };

  useBackCloses(true, onClose);
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 520, maxWidth: '100vw' } } }}
    >
      <Stack spacing={2} sx={{ p: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography variant="h2" component="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          <IconButton aria-label={text('close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Stack>
        {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {late && <Skeleton role="status" aria-label={text('loading')} height={60} />}
        {!isPending && !error && changes.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {text('history_empty')}
          </Typography>
        )}
        <Stack component="ol" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.map((change) => (
            <ListHistoryItem
              key={change.id}
              resource={resource}
              change={change}
              onTurn={change.may_undo ? () => setAsked(change) : null}
            />
          ))}
        </Stack>
        {hasNextPage && (
          <Button size="small" fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('history_more')}
          </Button>
        )}
      </Stack>
      <ActionDialog
        open={asked !== null}
        title={isRedo ? words('redo_title') : text('history_undo_title')}
        action={isRedo ? words('redo') : text('undo')}
        busy={busy}
        onCancel={() => {
          setAsked(null);
          forget();
        }}
        onConfirm={() => void turn(false)}
      >
        {asked && <WholeStep touched={whole ? asked.touched : []} />}
        {refusal && (
          <Typography component="div" color="error" role="alert" variant="body2" sx={{ mt: 1.5 }}>
            <MovedRows refusal={refusal} busy={busy} onOthers={() => void turn(true)} />
          </Typography>
        )}
      </ActionDialog>
    </Drawer>
  );
};
