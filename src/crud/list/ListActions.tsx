import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ListPanel } from '../look/useListPanel';
import { useCrudText } from '../look/useCrudText';

interface Props {
  panel: ListPanel;
  mayImport: boolean;
  hasBin: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** What is done less often with a list: import, deleted records, where records open. */
export const ListActions = ({ panel: { open, beside, setBeside }, mayImport, hasBin, anchor, onClose }: Props) => {
  const text = useCrudText();
  const choose = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {mayImport && <MenuItem onClick={choose(() => open('import'))}>{text('import')}</MenuItem>}
      {hasBin && <MenuItem onClick={choose(() => open('bin'))}>{text('bin')}</MenuItem>}
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={beside}
        selected={beside}
        onClick={choose(() => setBeside(!beside))}
      >
        {text('open_beside')}
      </MenuItem>
    </Menu>
  );
};
