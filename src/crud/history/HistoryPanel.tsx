import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Section } from '../../page/Section';
import { ActionDialog } from '../look/ActionDialog';
import { ErrorPanel } from '../look/ErrorPanel';
import { useCrudText } from '../look/useCrudText';
import { useDelayed } from '../../clock/useDelayed';
import { ChangedField } from './ChangedField';
import { WholeStep } from './WholeStep';
import { changeKey, touchedBeside, type HistoryEntry, type HistoryOf } from './historyEntry';
import { HistoryItem } from './HistoryItem';
import { useHistory } from './useHistory';
import { useUndo } from './useUndo';

interface Props {
  resource: HistoryOf;
  id: number;
  onUndone?: () => void;
}

/**
 * Who changed a record, when, and from what to what; each change can be taken back while nothing has moved on since.
 */
export const HistoryPanel = ({ resource, id, onUndone }: Props) => {
  const text = useCrudText();
  const { entries, hasMore, loadMore, isPending, isLoadingMore, error, retry } = useHistory(resource, id);
  const [asked, setAsked] = useState<HistoryEntry | null>(null);
  const { undo, undoing, refusal, forget } = useUndo(resource, () => {
    setAsked(null);
    onUndone?.();
  });
  const late = useDelayed(isPending);

  return (
    <Section title={text('history')}>
      {error && <ErrorPanel error={error} onRetry={retry} />}
      {late && (
        <Stack role="status" aria-label={text('loading')}>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      )}
      {!isPending && !error && entries.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('history_empty')}
        </Typography>
      )}
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <HistoryItem
            key={entry.mutation_id}
            resource={resource}
            entry={entry}
            onUndo={entry.may_undo && entry.op === 'update' ? () => setAsked(entry) : undefined}
          />
        ))}
      </Stack>
      {hasMore && (
        <Button size="small" fullWidth onClick={loadMore} loading={isLoadingMore} sx={{ mt: 1 }}>
          {text('history_more')}
        </Button>
      )}
      <ActionDialog
        open={asked !== null}
        title={text('history_undo_title')}
        text={text('history_undo_text')}
        action={text('undo')}
        busy={undoing}
        error={refusal}
        onCancel={() => {
          setAsked(null);
          forget();
        }}
        onConfirm={() => {
          if (asked) void undo(asked.mutation_id);
        }}
      >
        {asked && <WholeStep touched={touchedBeside(asked)} />}
        <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', p: 0, mt: 1.5, mb: 0 }}>
          {asked?.changes.map((change) => (
            <ChangedField
              key={changeKey(change)}
              resource={resource}
              change={{
                ...change,
                before: change.after,
                after: change.before,
                before_name: change.after_name,
                after_name: change.before_name,
              }}
              isNew={false}
            />
          ))}
        </Stack>
      </ActionDialog>
    </Section>
  );
};
