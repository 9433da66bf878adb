import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import type { ReactNode } from 'react';
import './jobFilter.css';
import { useBackCloses } from '../page/dialog/useBackCloses';
import { useFilterText } from './useFilterText';

interface Props {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The filters where there is no room for them beside the results [UI-036]. */
export const FilterDrawer = ({ open, onClose, children }: Props) => {
  const text = useFilterText();
  useBackCloses(open, onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { className: 'filter-drawer', role: 'dialog', 'aria-label': text('filters') } }}
    >
      <IconButton className="filter-close" size="small" aria-label={text('close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
      {children}
    </Drawer>
  );
};
