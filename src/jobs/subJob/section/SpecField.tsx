import { memo, useCallback, useMemo, type ComponentType } from 'react';
import { guniteStatusName } from '#domain/lookups/guniteStatusName';
import { shownName } from '#domain/lookups/shownName';
import { CATEGORY } from '#domain/statuses';
import { useLanguage } from '../../../i18n/useLanguage';
import { useLocalText } from '../../../i18n/useLocalText';
import type { OfferedChoice } from '../../fields/choices';
import { CheckField } from '../../fields/CheckField';
import { DateField } from '../../fields/DateField';
import { MultiPickerField } from '../../fields/MultiPickerField';
import { NamesField } from '../../fields/NamesField';
import { NumberField } from '../../fields/NumberField';
import { PickerField } from '../../fields/PickerField';
import { RenamedPicker } from '../../entries/RenamedPicker';
import { TextField } from '../../fields/TextField';
import { LISTS, type ListName } from '../lists/lists';
import { useJobLookups } from '../../form/data/useJobLookups';
import { useCategory, useThisSubJob } from '../SubJobContext';
import type { FieldSpec } from './sectionSpec';
import { ShownField } from './ShownField';
import { addableCategories } from '#domain/jobs/subJobRights';
import { useWritingPermissions } from '../../../auth/useWritingPermissions';
import { BooleanPicker } from '../../../inputs/BooleanPicker';
import type { FieldProps } from '../../fields/fieldProps';
import { useFieldInput } from '../../fields/useFieldInput';

/** YES, NO or not answered. */
const YesNoField = (props: FieldProps) => {
  const { value, set, common } = useFieldInput(props);
  return <BooleanPicker {...common} value={typeof value === 'boolean' ? value : null} onChange={set} />;
};

/** Categories of which the user may add a sub-job; it is chosen until the sub-job is first saved [SUB-023]. */
const CategoryField = (props: { name: string; label: string; required?: boolean }) => {
  const { categories } = useJobLookups();
  const held = useWritingPermissions();
  const isSaved = useThisSubJob(({ id }) => id !== null) ?? true;
  const options = useMemo(() => {
    const mine = new Set(addableCategories(held));
    return categories.filter(({ id }) => mine.has(id));
  }, [categories, held]);
  return <PickerField {...props} options={options} readOnly={isSaved} />;
};

interface ListProps {
  name: string;
  label: string;
  required?: boolean;
  options: readonly OfferedChoice[];
}

const PICKERS: Readonly<Record<'picker' | 'names' | 'picks', ComponentType<ListProps>>> = {
  picker: PickerField,
  names: NamesField,
  picks: MultiPickerField,
};

/** Weeping reads "Cave In" on a gunite sub-job too [GUN-006]. */
const StatusField = ({ category, ...props }: ListProps & { category: number | null }) => {
  const { language } = useLanguage();
  const nameOf = useCallback(
    (status: { id: number; name?: string | null | undefined }) =>
      category === CATEGORY.GUNITE ? guniteStatusName(status, language) : shownName(status.name ?? '', language),
    [category, language],
  );
  return <RenamedPicker {...props} nameOf={nameOf} />;
};

const ListField = ({
  kind,
  list,
  ...props
}: Omit<ListProps, 'options'> & { kind: keyof typeof PICKERS; list: ListName }) => {
  const lookups = useJobLookups();
  const category = useCategory();
  const options = useMemo(() => LISTS[list](lookups, category), [list, lookups, category]);
  if (list === 'statuses') return <StatusField {...props} options={options} category={category} />;
  const Picker = PICKERS[kind];
  return <Picker {...props} options={options} />;
};

/** One field of a section's table as its input. */
export const SpecField = memo(({ spec }: { spec: FieldSpec }) => {
  const label = useLocalText()(spec.label);
  const isIn = useThisSubJob((subJob) => spec.isIn?.(subJob) ?? true);
  if (!isIn) return null;
  const common = { name: spec.name, label, ...(spec.required ? { required: true } : {}) };
  switch (spec.kind) {
    case 'text':
      return <TextField {...common} max={spec.max} />;
    case 'long':
      return <TextField {...common} max={spec.max} multiline />;
    case 'date':
      return <DateField {...common} {...(spec.yearsAhead === undefined ? {} : { yearsAhead: spec.yearsAhead })} />;
    case 'number':
      return <NumberField {...common} unit={spec.unit} />;
    case 'count':
      return <NumberField {...common} unit={spec.unit} isWhole />;
    case 'check':
      return <CheckField {...common} />;
    case 'switch':
      return <CheckField {...common} isSwitch />;
    case 'category':
      return <CategoryField {...common} />;
    case 'yesNo':
      return <YesNoField {...common} />;
    case 'picker':
    case 'names':
    case 'picks':
      return <ListField {...common} kind={spec.kind} list={spec.list} />;
    case 'shownDate':
    case 'shownText':
    case 'shownNumber':
      return <ShownField {...common} kind={spec.kind} />;
  }
});
SpecField.displayName = 'SpecField';
