import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import type { ResourceRights } from '#domain/access/resourceNeeds';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { ListPanel } from '../look/useListPanel';
import { useCrudText } from '../look/useCrudText';

interface Props {
  resource: ResourceDescriptor;
  rights: ResourceRights;
  panel: ListPanel;
}

/** What is done less often with a list: import, deleted records, where records open. */
export const ListMenu = ({ resource, rights, panel: { open, beside, setBeside } }: Props) => {
  const text = useCrudText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayUpdate = rights.update && resource.operations.update !== undefined;
  const choose = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  return (
    <>
      <Tooltip title={text('more')}>
        <IconButton aria-label={text('more')} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <MoreVertIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {mayUpdate && <MenuItem onClick={choose(() => open('import'))}>{text('import')}</MenuItem>}
        {mayUpdate && resource.has_bin && <MenuItem onClick={choose(() => open('bin'))}>{text('bin')}</MenuItem>}
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={beside}
          selected={beside}
          onClick={choose(() => setBeside(!beside))}
        >
          {text('open_beside')}
        </MenuItem>
      </Menu>
    </>
  );
};
