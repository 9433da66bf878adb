import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCopyText } from '../../files/useCopyTable';
import type { ResourceListState } from '../listState/useResourceList';
import { useCopyRows } from '../many/useCopyRows';
import { useLayoutText } from '../layout/useLayoutText';
import type { ListPanel } from '../look/useListPanel';
import { useCrudText } from '../look/useCrudText';

interface Props {
  panel: ListPanel;
  resource: ResourceDescriptor;
  state: ResourceListState;
  mayExport: boolean;
  mayImport: boolean;
  hasBin: boolean;
  anchor: HTMLElement | null;
  onLayout: () => void;
  onClose: () => void;
}

/** What is done less often with a list: copy it, lay it out otherwise, import, deleted records, its history, where records open. */
export const ListActions = ({
  panel: { open, beside, setBeside },
  resource,
  state,
  mayExport,
  mayImport,
  hasBin,
  anchor,
  onLayout,
  onClose,
}: Props) => {
  const text = useCrudText();
  const copyText = useCopyText();
  const layoutText = useLayoutText();
  const copy = useCopyRows(resource, state, mayExport);
  const choose = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <MenuItem disabled={!state.list.total} onClick={choose(() => void copy(null))}>
        {copyText('copy')}
      </MenuItem>
      <MenuItem onClick={choose(onLayout)}>{layoutText('open')}</MenuItem>
      {mayImport && <MenuItem onClick={choose(() => open('import'))}>{text('import')}</MenuItem>}
      {hasBin && <MenuItem onClick={choose(() => open('bin'))}>{text('bin')}</MenuItem>}
      <MenuItem onClick={choose(() => open('history'))}>{text('history')}</MenuItem>
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
