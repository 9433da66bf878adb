import AddIcon from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { NewRecordDialog } from '../../crud/form/NewRecordDialog';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { LookupObject } from '#domain/lookups/lookupObject';
import { Combobox } from '../../inputs/Combobox';
import { useOrdersText } from '../useOrdersText';

interface Props {
  vendors: readonly LookupObject[];
  value: LookupObject | null;
  error: string | undefined;
  readOnly: boolean;
  onChange: (vendor: LookupObject | null) => void;
}

/** Who sells [PO-004]: one of the vendors, or a new one that is made in place. */
export const VendorPicker = ({ vendors, value, error, readOnly, onChange }: Props) => {
  const text = useOrdersText();
  const { find, rightsOf } = useCatalogue();
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<readonly LookupObject[]>([]);
  const resource = find('vendor');
  const mayMake = !readOnly && resource !== undefined && rightsOf('vendor').create;
  return (
    <div className="order-vendor">
      <Combobox
        label={text('supplier')}
        value={value}
        error={error}
        readOnly={readOnly}
        required
        options={[...vendors, ...made]}
        onChange={(vendor) => onChange(vendor && { id: vendor.id, name: vendor.name })}
      />
      {mayMake && (
        <Tooltip title={text('new_vendor')}>
          <IconButton aria-label={text('new_vendor')} onClick={() => setMaking(true)}>
            <AddIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {making && resource && (
        <NewRecordDialog
          resource={resource}
          onClose={() => setMaking(false)}
          onMade={({ id, name }) => {
            const vendor = { id: Number(id), name: String(name) };
            setMade((before) => [...before, vendor]);
            setMaking(false);
            onChange(vendor);
          }}
        />
      )}
    </div>
  );
};
