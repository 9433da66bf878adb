import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { LookupObject } from '#domain/lookups/lookupObject';
import type { ColorValues } from '#domain/recipes/colorValues';
import type { WholeForm } from '../crud/form/useWholeForm';
import { Combobox } from '../inputs/Combobox';
import { NumberInput } from '../inputs/NumberInput';
import { useRecipesText } from './useRecipesText';

interface Props {
  form: WholeForm<ColorValues>;
  materials: readonly LookupObject[];
  mayEdit: boolean;
}

const CODES = ['pool_code', 'spa_code', 'price_level', 'condition'] as const;

/** What a colour is called and of which material it is, with its codes [CR-004 CR-012]. */
export const ColorFields = ({ form: { values, change, errors, stored }, materials, mayEdit }: Props) => {
  const text = useRecipesText();
  const field = (name: 'name' | (typeof CODES)[number]) => ({
    label: text(name),
    value: values[name] ?? '',
    error: errors.has(name),
    helperText: errors.get(name),
    slotProps: { input: { readOnly: !mayEdit } },
    fullWidth: true,
    size: 'small' as const,
  });
  const chosen = values.material_type;
  const offered = chosen && !materials.some(({ id }) => id === chosen.id) ? [...materials, chosen] : materials;
  return (
    <div className="recipe-head">
      <TextField
        {...field('name')}
        required
        autoFocus={!stored && values.name === ''}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Combobox
        label={text('material_type')}
        required
        value={chosen}
        options={offered}
        error={errors.get('material_type')}
        readOnly={!mayEdit}
        autoFocus={!stored && values.name !== ''}
        onChange={(material_type) =>
          change({ material_type: material_type && { id: material_type.id, name: material_type.name } })
        }
      />
      {CODES.map((name) => (
        <TextField key={name} {...field(name)} onChange={({ target }) => change({ [name]: target.value || null })} />
      ))}
      <NumberInput
        label={text('batch_ratio')}
        min={0}
        scale={3}
        value={values.batch_ratio}
        error={errors.get('batch_ratio')}
        readOnly={!mayEdit}
        onChange={(batch_ratio) => change({ batch_ratio })}
      />
      <FormControlLabel
        label={
          <span>
            {text('is_active')} <small className="recipe-hint">{text('is_active_hint')}</small>
          </span>
        }
        control={
          <Switch
            checked={values.is_active}
            disabled={!mayEdit}
            onChange={({ target }) => change({ is_active: target.checked })}
          />
        }
      />
    </div>
  );
};
