import UndoIcon from '@mui/icons-material/Undo';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { formatValue } from '#domain/fields/formatValue';
import { initialsOf } from '#domain/live';
import { useLanguage } from '../../i18n/useLanguage';
import { useCrudText } from '../look/useCrudText';
import { ChangedField } from './ChangedField';
import { useDeviceWords } from './useDeviceWords';
import { changeKey, type HistoryEntry, type HistoryOf } from './historyEntry';

interface Props {
  resource: HistoryOf;
  entry: HistoryEntry;
  onUndo?: (() => void) | undefined;
}

const TITLES = {
  done: { insert: 'history_created', update: 'history_updated', delete: 'history_deleted' },
  undo: { insert: 'history_undid_delete', update: 'history_undid_update', delete: 'history_undid_create' },
  redo: { insert: 'history_redid', update: 'history_redid', delete: 'history_redid' },
} as const;
const wayOf = ({ command }: HistoryEntry): keyof typeof TITLES =>
  command.startsWith('undo ') ? 'undo' : command.startsWith('redo ') ? 'redo' : 'done';
const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

/** One step of a record's history: who, when, and each field from what to what. */
export const HistoryItem = ({ resource, entry, onUndo }: Props) => {
  const text = useCrudText();
  const { language } = useLanguage();
  const who = entry.by ?? text('history_system');
  const when = formatValue(MOMENT, entry.at, language);
  const made = useDeviceWords()(entry);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Avatar
        aria-hidden
        sx={{ width: 28, height: 28, fontSize: 12, fontWeight: 600, bgcolor: 'action.selected', color: 'text.primary' }}
      >
        {initialsOf(who)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {who}
            </Typography>
            <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0 }}>
              {text(TITLES[wayOf(entry)][entry.op])} · <time dateTime={entry.at}>{when}</time>
            </Typography>
            {entry.merged && (
              <Typography variant="caption" component="p" sx={{ m: 0 }}>
                {text(entry.op === 'delete' ? 'history_merged_away' : 'history_merged', { ...entry.merged })}
              </Typography>
            )}
            {made.map((words) => (
              <Typography key={words} variant="caption" color="text.secondary" component="p" sx={{ m: 0 }}>
                {words}
              </Typography>
            ))}
          </Box>
          {onUndo && (
            <Tooltip title={text('undo')}>
              <IconButton size="small" aria-label={`${text('undo')}: ${who}, ${when}`} onClick={onUndo}>
                <UndoIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Stack>
        {entry.op !== 'delete' && entry.changes.length > 0 && (
          <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.75 }}>
            {entry.changes.map((change) => (
              <ChangedField key={changeKey(change)} resource={resource} change={change} isNew={entry.op === 'insert'} />
            ))}
          </Stack>
        )}
      </Box>
    </Stack>
  );
};
