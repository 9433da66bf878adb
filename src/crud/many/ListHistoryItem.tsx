import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatValue } from '#domain/fields/formatValue';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useLanguage } from '../../i18n/useLanguage';
import { ChangedField } from '../history/ChangedField';
import { editPath } from '../look/paths';
import { useCrudText } from '../look/useCrudText';
import type { CrudMessage } from '../look/messages';
import { ErrorPanel } from '../look/ErrorPanel';
import { useListHistory, type ListChange } from './useListHistory';
import { useManyText } from './useManyText';

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;
const TITLES: Readonly<Record<'done' | 'undo' | 'redo', Readonly<Record<ListChange['op'], CrudMessage>>>> = {
  done: { insert: 'history_created', update: 'history_updated', delete: 'history_deleted' },
  undo: { insert: 'history_undid_delete', update: 'history_undid_update', delete: 'history_undid_create' },
  redo: { insert: 'history_redid', update: 'history_redid', delete: 'history_redid' },
};
const wayOf = ({ command }: ListChange): keyof typeof TITLES =>
  command.startsWith('undo ') ? 'undo' : command.startsWith('redo ') ? 'redo' : 'done';

const Values = ({
  resource,
  change: { fields, entity_id, op },
}: {
  resource: ResourceDescriptor;
  change: ListChange;
}) =>
  op === 'delete' ? null : (
    <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5 }}>
      {fields.map((field) => (
        <ChangedField
          key={field.field}
          resource={resource}
          change={{ ...field, entity: resource.name, entity_id, row: null, part: null }}
          isNew={op === 'insert'}
        />
      ))}
    </Stack>
  );

const Records = ({ resource, step }: { resource: ResourceDescriptor; step: ListChange }) => {
  const words = useManyText();
  const { changes, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListHistory(
    resource.name,
    step.mutation_id,
  );
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
        {changes
          .filter(({ op }) => op === step.op)
          .map((change) => (
            <Box key={change.id} component="li" sx={{ py: 0.5 }}>
              <Link component={RouterLink} to={editPath(resource, change.entity_id)}>
                {change.title}
              </Link>
              <Values resource={resource} change={change} />
            </Box>
          ))}
      </Box>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words('more')}
        </Button>
      )}
    </>
  );
};

interface Props {
  resource: ResourceDescriptor;
  change: ListChange;
  /** Asks before it is taken back, or made again; null where the user may not. */
  onTurn: (() => void) | null;
}

/** One step of the history of a list: who, when, which record or how many of them, from what to what. */
export const ListHistoryItem = ({ resource, change, onTurn }: Props) => {
  const text = useCrudText();
  const words = useManyText();
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const { count, at, op, title, entity_id } = change;
  const isMany = count > 1;
  const when = formatValue(MOMENT, at, language);
  const way = wayOf(change);
  const one = way === 'undo' ? words('redo') : text('undo');
  const all = words(way === 'undo' ? 'redo_all' : 'undo_all', { smart_count: count });
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {isMany ? (
              words('records', { smart_count: count })
            ) : (
              <Link component={RouterLink} to={editPath(resource, entity_id)}>
                {title}
              </Link>
            )}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0 }}>
            {change.user_name ?? text('history_system')} · {text(TITLES[way][op])} · <time dateTime={at}>{when}</time>
          </Typography>
        </Box>
        {onTurn && (
          <Button size="small" onClick={onTurn} aria-label={`${isMany ? all : one}: ${when}`}>
            {isMany ? all : one}
          </Button>
        )}
      </Stack>
      {isMany ? (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words('hide_records') : words('show_records', { smart_count: count })}
        </Button>
      ) : (
        <Values resource={resource} change={change} />
      )}
      {open && <Records resource={resource} step={change} />}
    </Box>
  );
};
