import { useMemo } from 'react';
import type { EntryControlProps } from '../../entries/entryColumn';
import { MultiPickerField } from '../../fields/MultiPickerField';
import { PickerField } from '../../fields/PickerField';
import { useJobLookups } from '../../form/data/useJobLookups';
import { numberWanted } from '#domain/inputs/numberWanted';
import { parseNumber } from '#domain/inputs/parseNumber';
import { batchesOf } from '#domain/pebble/batches';
import { useLanguage } from '../../../i18n/useLanguage';
import { CodeInput } from '../../../inputs/CodeInput';
import { useFieldInput } from '../../fields/useFieldInput';
import { useSubJobText } from '../useSubJobText';
import { useRowChoice } from './useRowChoice';

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

const BATCHES = { min: 0 } as const;

/** The number that a text means, as the text that is stored. */
const batchesText = (typed: string): string | null => {
  const parsed = parseNumber(typed, BATCHES);
  return 'problem' in parsed || parsed.value === null ? null : String(parsed.value);
};

/**
 * Batches are stored as a text: the number that was meant. One of older days that is no number stays, and says that it
 * counts nothing [PEB-028 KEY-010].
 */
export const BatchesCell = (props: EntryControlProps) => {
  const { value, set, common } = useFieldInput(props);
  const { language } = useLanguage();
  const text = useSubJobText();
  const stored = typeof value === 'string' ? value : null;
  const isCounted = stored === null || stored.trim() === '' || batchesOf(stored) !== null;
  return (
    <CodeInput
      {...common}
      codeOf={batchesText}
      wanted={numberWanted(BATCHES, 'unclear', language)}
      inputMode="decimal"
      value={stored}
      helperText={isCounted ? undefined : text('counts_nothing')}
      onChange={set}
    />
  );
};
