import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Late } from '../../page/Late';
import { useCrudText } from '../look/useCrudText';
import type { ColumnProps } from './ColumnPopover';
import { ColumnPopover } from './lateParts';

/** Which columns the list shows, in which order and how wide. */
export const ColumnChooser = (props: ColumnProps) => {
  const text = useCrudText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        title={text('columns')}
        aria-label={text('columns')}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewColumnIcon />
      </IconButton>
      <Late open={anchor !== null}>
        <ColumnPopover {...props} anchor={anchor} onClose={() => setAnchor(null)} />
      </Late>
    </>
  );
};
