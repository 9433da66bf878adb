import FilterIcon from '@mui/icons-material/FilterAltOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router';
import { formatValue } from '#domain/fields/formatValue';
import { useDeviceWords } from '../../crud/history/useDeviceWords';
import { useLabel } from '../../crud/look/useLabel';
import { useLanguage } from '../../i18n/useLanguage';
import type { RowChange } from '#domain/admin/rowChange';
import { useAdminText } from '../useAdminText';
import { changeWord } from './changeWords';
import { ChangeValues } from './ChangeValues';
import { useRecordPath } from './useRecordPath';

interface Props {
  change: RowChange;
  onOnly: () => void;
  /** Shows each change of the mutation. */
  onStep: () => void;
  /** Asks before it does anything. */
  onUndo: () => void;
  onRestore: () => void;
  busy: boolean;
}

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

/**
 * One change: when, who, of what record, from what to what, and what can be done about it. What is deleted is restored,
 * also where that is an undo, as of a job [ADM-006].
 */
export const ChangeRow = ({ change, onOnly, onStep, onUndo, onRestore, busy }: Props) => {
  const text = useAdminText();
  const label = useLabel();
  const { language } = useLanguage();
  const to = useRecordPath()(change);
  const { at, device_at = null, device_user_name = null } = change;
  const made = useDeviceWords()({ at, device_at, device_of: device_user_name });
  const isUndone = change.command.startsWith('undo ');
  const one = change.op === 'delete' ? text('restore') : text(isUndone ? 'redo' : 'undo');
  const all = text(isUndone ? 'redo_all' : 'undo_all', { count: change.count });
  const undo = change.count > 1 ? all : one;
  const what = `${label(change.entity_label)} ${change.title}`;
  return (
    <tr>
      <td className="change-when">
        <time dateTime={change.at}>{formatValue(MOMENT, change.at, language)}</time>
      </td>
      <td className="change-who">
        {change.user_name ?? text('system')}
        {made.map((words) => (
          <span key={words} className="change-kind">
            {words}
          </span>
        ))}
      </td>
      <th scope="row">
        <span className="change-kind">
          {label(change.entity_label)} · {text(changeWord(change))}
        </span>
        <span className="change-record">
          {to === undefined ? <span>{change.title}</span> : <Link to={to}>{change.title}</Link>}
          {change.count > 1 && (
            <button type="button" className="change-more" onClick={onStep}>
              {text('and_more', { smart_count: change.count - 1 })}
            </button>
          )}
          <Tooltip title={text('only_record')}>
            <IconButton size="small" aria-label={`${text('only_record')}: ${what}`} onClick={onOnly}>
              <FilterIcon fontSize="inherit" />
            </IconButton>
          </Tooltip>
        </span>
      </th>
      <td>
        <ChangeValues change={change} />
      </td>
      <td className="change-actions">
        {change.restore !== null && (
          <Button
            size="small"
            variant="outlined"
            disabled={busy}
            aria-label={`${text('restore')}: ${what}`}
            onClick={onRestore}
          >
            {text('restore')}
          </Button>
        )}
        {change.restore === null && change.may_undo && (
          <Button size="small" disabled={busy} aria-label={`${undo}: ${what}`} onClick={onUndo}>
            {undo}
          </Button>
        )}
      </td>
    </tr>
  );
};
