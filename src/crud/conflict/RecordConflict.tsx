import { useMemo } from 'react';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { formatValue } from '#domain/fields/formatValue';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useLanguage } from '../../i18n/useLanguage';
import { bothTexts } from '../../saving/bothTexts';
import { ConflictDialog } from '../../saving/ConflictDialog';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import type { FormValues } from '../values/formValues';
import { recordTitle } from '../values/recordTitle';
import { useReferenced } from '../values/useReferenced';
import { mergeRecords } from './mergeRecords';

const NO_IDS: readonly number[] = [];

/** A value of a field in words; without a field it says whether a row is there. */
export const ContestedValue = ({ descriptor, value }: { descriptor: FieldDescriptor | null; value: unknown }) => {
  const text = useCrudText();
  const { language } = useLanguage();
  const { find } = useCatalogue();
  const target = descriptor?.kind === 'Reference' && descriptor.reference ? find(descriptor.reference) : undefined;
  const ids = useMemo(() => (typeof value === 'number' ? [value] : NO_IDS), [value]);
  const [row] = useReferenced(target, ids);
  if (!descriptor) return text(value === true ? 'row_kept' : 'row_removed');
  return (
    (target && row ? recordTitle(target, row, language) : formatValue(descriptor, value, language)) || text('no_value')
  );
};

interface Props {
  resource: ResourceDescriptor;
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
  /** Who saved meanwhile, when that is known. */
  by: string | null | undefined;
  /** It waits on this device. */
  isOwn?: boolean | undefined;
  isBusy: boolean;
  /** @param both running texts that are to have what both wrote; left out where a form cannot be given them */
  onMerge: (chosen: ReadonlySet<string>, both: ReadonlyMap<string, string>) => void;
  /** A field with a running text may have what both wrote. */
  takesBoth?: boolean;
  onDiscard: () => void;
  onClose: () => void;
}

/** What both changed of a record. */
export const RecordConflict = ({ resource, base, mine, theirs, takesBoth = false, ...dialog }: Props) => {
  const label = useLabel();
  const merge = useMemo(() => mergeRecords(resource, base, mine, theirs), [resource, base, mine, theirs]);
  return (
    <ConflictDialog
      {...dialog}
      rows={merge.contested.map(({ field, label: name, descriptor, mine: own, theirs: other }) => ({
        path: field,
        label: label(name),
        mine: <ContestedValue descriptor={descriptor} value={own} />,
        theirs: <ContestedValue descriptor={descriptor} value={other} />,
        both: takesBoth && descriptor?.kind === 'LongText' ? bothTexts(own, other) : null,
      }))}
      taken={merge.taken.map(label)}
    />
  );
};
