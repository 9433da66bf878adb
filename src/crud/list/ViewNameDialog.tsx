import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useCrudText } from '../look/useCrudText';
import { NameDialog, type Naming } from '../sharing/NameDialog';

/** What a view is called, who sees it, and whether the list opens with it. */
export interface ViewNaming extends Naming {
  is_default: boolean;
}

interface Props {
  /** The list that it is of. */
  resource: string;
  /** The name that it has so far; of a new one, null. */
  name: string | null;
  onSave: (naming: ViewNaming) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a view; of a new one, also who sees it and whether the list opens with it. */
export const ViewNameDialog = ({ resource, name, onSave, onClose }: Props) => {
  const text = useCrudText();
  const [is_default, setDefault] = useState(false);
  return (
    <NameDialog
      title={text(name === null ? 'view_new_title' : 'view_rename_title')}
      target={{ resource, of_import: false }}
      name={name}
      onSave={(naming) => onSave({ ...naming, is_default })}
      onClose={onClose}
    >
      {name === null && (
        <FormControlLabel
          label={text('view_make_default')}
          control={<Checkbox checked={is_default} onChange={(_event, on) => setDefault(on)} />}
          sx={{ display: 'flex' }}
        />
      )}
    </NameDialog>
  );
};
