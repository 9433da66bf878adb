import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import { Combobox } from '../../inputs/Combobox';
import { MultiPicker } from '../../inputs/MultiPicker';
import type { InventoryLocation, ProductCategory } from '../data/inventoryApi';
import { useInventoryText } from '../useInventoryText';
import type { CountView } from './useCountAddress';

interface Props {
  today: CivilDate;
  locations: readonly InventoryLocation[];
  categories: readonly ProductCategory[];
  view: CountView;
  onShow: (change: Partial<CountView>) => void;
}

/** What is counted, where and when [INV-002 INV-003]. */
export const CountFilters = ({ today, locations, categories, view, onShow }: Props) => {
  const text = useInventoryText();
  const chosen = locations.find(({ id }) => id === view.location) ?? null;
  return (
    <div className="count-filters">
      <TextField
        label={text('update_date')}
        value={formatCivilDate(today)}
        slotProps={{ input: { readOnly: true } }}
        className="count-update-date"
      />
      <Combobox
        label={text('location')}
        value={chosen}
        options={locations.filter(({ id, is_active }) => is_active || id === view.location)}
        onChange={(location) => onShow({ location: location?.id ?? null })}
      />
      {categories.length > 0 && (
        <MultiPicker
          label={text('categories')}
          value={view.categories}
          options={categories.filter(({ id, is_active }) => is_active || view.categories.includes(id))}
          onChange={(ids) => onShow({ categories: ids })}
        />
      )}
      <TextField
        label={text('find')}
        type="search"
        value={view.search}
        onChange={(event) => onShow({ search: event.target.value })}
      />
      <FormControlLabel
        control={<Switch checked={view.onlyOpen} onChange={(_event, onlyOpen) => onShow({ onlyOpen })} />}
        label={text('only_open')}
      />
    </div>
  );
};
