import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { ResourceRights } from '#domain/access/resourceNeeds';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { Late } from '../../page/Late';
import type { ResourceListState } from '../listState/useResourceList';
import type { ListPanel } from '../look/useListPanel';
import { useCrudText } from '../look/useCrudText';
import { ListActions } from './lateParts';

interface Props {
  resource: ResourceDescriptor;
  rights: ResourceRights;
  panel: ListPanel;
  state: ResourceListState;
  /** Asks how the list is laid out. */
  onLayout: () => void;
}

/** The way to what is done less often with a list. */
export const ListMenu = ({ resource, rights, panel, state, onLayout }: Props) => {
  const text = useCrudText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayUpdate = rights.update && resource.operations.update !== undefined;
  return (
    <>
      <IconButton
        title={text('more')}
        aria-label={text('more')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Late open={anchor !== null}>
        <ListActions
          panel={panel}
          resource={resource}
          state={state}
          mayExport={rights.export}
          mayImport={mayUpdate}
          hasBin={mayUpdate && resource.has_bin === true}
          anchor={anchor}
          onLayout={onLayout}
          onClose={() => setAnchor(null)}
        />
      </Late>
    </>
  );
};
