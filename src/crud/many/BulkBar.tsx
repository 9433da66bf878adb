import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MergeIcon from '@mui/icons-material/CallMergeOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import type { ResourceRights } from '#domain/access/resourceNeeds';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { ResourceListState } from '../listState/useResourceList';
import { useCrudText } from '../look/useCrudText';
import type { Done } from './DoneNotice';
import { useCopyText } from '../../files/useCopyTable';
import { recordTitle } from '../values/recordTitle';
import { EditManyDialog } from './EditManyDialog';
import { useCopyRows } from './useCopyRows';
import { ManyDialog, type ManyAction } from './ManyDialog';
import type { Choice, ManyAnswer } from './manyDocuments';

// Fetched when two records are merged: few forms and lists ever do.
const MergeDialog = fetchedLater(async () => ({ default: (await import('../merge/MergeDialog')).MergeDialog }));

interface Props {
  resource: ResourceDescriptor;
  state: ResourceListState;
  rights: ResourceRights;
  onDone: (done: Done) => void;
}

/** What can be done with the selected rows, or with all that the filter finds. */
export const BulkBar = ({ resource, state, rights, onDone }: Props) => {
  const { list, filter } = state;
  const text = useCrudText();
  const copyText = useCopyText();
  const copy = useCopyRows(resource, state, rights.export);
  const [asking, setAsking] = useState<ManyAction | 'edit' | 'merge' | null>(null);
  const [allOf, setAllOf] = useState<string | null>(null);
  const { selectedIds, data = [], total = 0, onUnselectItems, onSelect } = list;
  const place = JSON.stringify(filter);
  const all = allOf === place;
  const count = all ? total : selectedIds.length;
  const shown = selectedIds.filter((id) => data.some((row) => row.id === id));
  const hidden = all ? 0 : selectedIds.length - shown.length;
  const choice: Choice = all ? { filter, expected_count: total } : { ids: selectedIds };
  const mayUpdate = rights.update && resource.operations.update !== undefined;
  const mayRemove = rights.remove && resource.operations.remove !== undefined;
  const [one, other] = selectedIds;
  const pair =
    rights.merge && resource.merges && !all && selectedIds.length === 2 && one !== undefined && other !== undefined
      ? ([one, other] as const)
      : null;
  const hasActive = mayUpdate && resource.fields.some(({ name, readOnly }) => name === 'is_active' && !readOnly);

  const clear = (): void => {
    setAllOf(null);
    onUnselectItems();
  };
  const finish = ({ mutation_id, changed_count, unchanged_count }: ManyAnswer, action?: ManyAction): void => {
    const changed = text(action === 'remove' ? 'deleted_many' : 'changed_many', { smart_count: changed_count });
    setAsking(null);
    onDone({
      mutation_id,
      message: unchanged_count > 0 ? `${changed} ${text('unchanged_many', { smart_count: unchanged_count })}` : changed,
    });
    if (action === 'remove') clear();
  };

  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        px: 2,
        py: 0.75,
        bgcolor: 'action.selected',
      }}
    >
      <Typography variant="body2" role="status">
        {all ? text('all_selected', { count }) : text('selected', { count })}
        {hidden > 0 && ` · ${text('selected_hidden', { smart_count: hidden })}`}
      </Typography>
      {hidden > 0 && (
        <Button size="small" onClick={() => onSelect(shown)}>
          {text('keep_shown')}
        </Button>
      )}
      {!all && total > selectedIds.length && (
        <Button size="small" onClick={() => setAllOf(place)}>
          {text('select_all', { count: total })}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={clear} sx={{ mr: 'auto' }}>
        {text('clear')}
      </Button>
      <Button size="small" color="inherit" startIcon={<CopyIcon />} onClick={() => void copy(all ? null : selectedIds)}>
        {copyText('copy')}
      </Button>
      {mayUpdate && (
        <Button size="small" color="inherit" startIcon={<EditIcon />} onClick={() => setAsking('edit')}>
          {text('edit_many')}
        </Button>
      )}
      {hasActive && (
        <Button size="small" color="inherit" onClick={() => setAsking('activate')}>
          {text('set_active')}
        </Button>
      )}
      {hasActive && (
        <Button size="small" color="inherit" onClick={() => setAsking('deactivate')}>
          {text('set_inactive')}
        </Button>
      )}
      {pair && (
        <Button size="small" color="inherit" startIcon={<MergeIcon />} onClick={() => setAsking('merge')}>
          {text('merge')}
        </Button>
      )}
      {mayRemove && (
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking('remove')}>
          {text('delete_selected')}
        </Button>
      )}
      {asking === 'edit' && (
        <Suspense>
          <EditManyDialog
            resource={resource}
            choice={choice}
            count={count}
            hidden={hidden}
            onClose={() => setAsking(null)}
            onDone={finish}
          />
        </Suspense>
      )}
      {asking === 'merge' && pair && (
        <Suspense>
          <MergeDialog
            resource={resource}
            ids={pair}
            onClose={() => setAsking(null)}
            onDone={({ mutation_id }, { keep, gone }) => {
              setAsking(null);
              onDone({
                mutation_id,
                message: text('merged', { keep: recordTitle(resource, keep), gone: recordTitle(resource, gone) }),
              });
              clear();
            }}
          />
        </Suspense>
      )}
      {asking && asking !== 'edit' && asking !== 'merge' && (
        <ManyDialog
          resource={resource}
          choice={choice}
          count={count}
          hidden={hidden}
          action={asking}
          onClose={() => setAsking(null)}
          onDone={finish}
        />
      )}
    </Paper>
  );
};
