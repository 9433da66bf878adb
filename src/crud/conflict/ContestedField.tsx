import { formatValue } from '#domain/fields/formatValue';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useLanguage } from '../../i18n/useLanguage';
import { useReferenced } from '../values/useReferenced';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { recordTitle } from '../values/recordTitle';
import type { Contested } from './mergeRecords';
import { SideBySide, SIDES, type Side } from '../../saving/SideBySide';

interface Props {
  contested: Contested;
  side: Side;
  onChoose: (side: Side) => void;
}

/** One field with the two values that it could get. */
export const ContestedField = ({ contested, side, onChoose }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const { find } = useCatalogue();
  const { descriptor } = contested;
  const target = descriptor?.kind === 'Reference' && descriptor.reference ? find(descriptor.reference) : undefined;
  const named = useReferenced(
    target,
    SIDES.map((one) => contested[one]).filter((value) => typeof value === 'number'),
  );

  const written = (value: unknown): string => {
    if (!descriptor) return text(value === true ? 'row_kept' : 'row_removed');
    const row = target && named.find((one) => one.id === value);
    return (row ? recordTitle(target, row) : formatValue(descriptor, value, language)) || text('no_value');
  };
  return (
    <SideBySide
      label={label(contested.label)}
      side={side}
      onChoose={onChoose}
      names={{ mine: text('mine'), theirs: text('theirs') }}
      values={{ mine: written(contested.mine), theirs: written(contested.theirs) }}
    />
  );
};
