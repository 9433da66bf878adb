import { memo, type ComponentType } from 'react';
import type { EntryControlProps } from './entryColumn';

interface Props extends EntryControlProps {
  control: ComponentType<EntryControlProps>;
  span: number | undefined;
}

/** One control of the table; it is drawn anew for its own value alone, however long the table is. */
export const EntryCell = memo(({ control: Control, span, name, label }: Props) => (
  <td data-cell={name} colSpan={span}>
    <Control name={name} label={label} />
  </td>
));
EntryCell.displayName = 'EntryCell';
