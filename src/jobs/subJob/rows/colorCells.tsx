import { useMemo } from 'react';
import type { EntryControlProps } from '../../entries/entryColumn';
import { MultiPickerField } from '../../fields/MultiPickerField';
import { PickerField } from '../../fields/PickerField';
import { TextField } from '../../fields/TextField';
import { useJobLookups } from '../../form/data/useJobLookups';
import { useRowChoice } from './useRowChoice';

/** As the column of batches takes it. */
const BATCHES_MAX = 50;

export const MaterialCell = (props: EntryControlProps) => (
  <PickerField {...props} options={useJobLookups().materialTypes} />
);

/** The colours of the row's material; none before a material is chosen [PEB-030]. */
export const ColorCell = (props: EntryControlProps) => {
  const { colors } = useJobLookups();
  const material = useRowChoice('material_type');
  const options = useMemo(
    () => colors.filter(({ material_type }) => material_type?.id === material),
    [colors, material],
  );
  return <PickerField {...props} options={options} limit={null} readOnly={material === null} />;
};

/** Any colour, where no material is asked. */
export const AnyColorCell = (props: EntryControlProps) => (
  <PickerField {...props} options={useJobLookups().colors} limit={null} />
);
export const AdditionsCell = (props: EntryControlProps) => (
  <MultiPickerField {...props} options={useJobLookups().additives} />
);
export const PoolSectionCell = (props: EntryControlProps) => (
  <PickerField {...props} options={useJobLookups().poolSections} />
);

/** A text, since people write "2 half" too; what is no number counts as 0 [PEB-028]. Telephones show the number pad. */
export const BatchesCell = (props: EntryControlProps) => <TextField {...props} max={BATCHES_MAX} inputMode="decimal" />;
