import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useEntriesText } from './useEntriesText';

interface Props {
  rowKey: string;
  number: number;
  isRemoved: boolean;
  onRemove: (key: string) => void;
  onRestore: (key: string) => void;
}

/** The bin of a row, or the way back once it is struck through. */
export const RowAction = memo(({ rowKey, number, isRemoved, onRemove, onRestore }: Props) => {
  const text = useEntriesText();
  return isRemoved ? (
    <Button
      data-row-action
      size="small"
      sx={{ minWidth: 0, px: 0.75 }}
      aria-label={text('undo_row', { row: number })}
      onClick={() => onRestore(rowKey)}
    >
      {text('undo')}
    </Button>
  ) : (
    <IconButton data-row-action aria-label={text('remove', { row: number })} onClick={() => onRemove(rowKey)}>
      <DeleteIcon fontSize="small" />
    </IconButton>
  );
});
RowAction.displayName = 'RowAction';
