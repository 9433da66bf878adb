import MergeIcon from '@mui/icons-material/CallMergeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { ownId, type Row } from '../../dataProvider/row';
import { OnlineOnly } from '../../connectivity/OnlineOnly';
import { toast } from '../../toasts/toast';
import { useForgetting } from '../form/useForgetting';
import { ActionDialog } from '../look/ActionDialog';
import { useCrudText } from '../look/useCrudText';
import { ReferencePicker } from '../values/ReferencePicker';
import { recordTitle } from '../values/recordTitle';

// Fetched when two records are merged: few forms and lists ever do.
const MergeDialog = fetchedLater(async () => ({ default: (await import('./MergeDialog')).MergeDialog }));

interface Props {
  resource: ResourceDescriptor;
  record: Row;
  onMerged: (keep: Row) => void;
}

/** Merges the record of a form with another one that is picked [KEY-020]. */
export const MergeButton = ({ resource, record, onMerged }: Props) => {
  const text = useCrudText();
  const [asking, setAsking] = useState(false);
  const [picked, setPicked] = useState<Row | null>(null);
  const [other, setOther] = useState<Row | null>(null);
  const close = (): void => {
    setAsking(false);
    setPicked(null);
    setOther(null);
  };
  const leave = useForgetting(resource.name);
  const isSame = picked?.id === record.id;
  return (
    <>
      <OnlineOnly label={text('merge')}>
        <Button
          color="inherit"
          startIcon={<MergeIcon />}
          aria-label={text('merge_with')}
          onClick={() => setAsking(true)}
          sx={{
            minWidth: { xs: 44, sm: 64 },
            '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } },
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {text('merge_with')}
          </Box>
        </Button>
      </OnlineOnly>
      <ActionDialog
        open={asking && other === null}
        title={text('merge_pick_title', { name: recordTitle(resource, record) })}
        action={text('merge_next')}
        disabled={!picked || isSame}
        onCancel={close}
        onConfirm={() => setOther(picked)}
      >
        <Box sx={{ pt: 1 }}>
          <ReferencePicker
            target={resource}
            label={text('merge_other')}
            value={picked}
            onChange={setPicked}
            error={isSame ? text('merge_same') : null}
            autoFocus
            withInactive
          />
        </Box>
      </ActionDialog>
      <Suspense>
        {other && (
          <MergeDialog
            resource={resource}
            ids={[ownId(record), ownId(other)]}
            leave={leave}
            onClose={close}
            onDone={(_answer, { keep, gone }) => {
              toast.success(text('merged', { keep: recordTitle(resource, keep), gone: recordTitle(resource, gone) }));
              close();
              onMerged(keep);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
