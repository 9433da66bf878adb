import { memo } from 'react';
import { Link } from 'react-router';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import { useOverride } from './overrides';
import { useRecordPath } from '../look/RecordPathContext';
import { FieldValue } from './FieldValue';
import { recordTitle } from './recordTitle';
import { WarnedValue } from './WarnedValue';
import '../list/listCell.css';

interface Props {
  resource: ResourceDescriptor;
  field: FieldDescriptor;
  row: Row;
}

/** The cell that leads to its record. */
export const LinkCell = memo(({ resource, field, row }: Props) => (
  <Link
    className="list-link"
    to={useRecordPath(resource, row.id)}
    tabIndex={-1}
    onClick={(event) => event.stopPropagation()}
  >
    <FieldValue field={field} record={row} oneLine placeholder={`#${row.id}`} />
  </Link>
));
LinkCell.displayName = 'LinkCell';

/**
 * A value of a row; the grid draws its rows several times on the way to another page, and this only when the row is
 * another.
 */
export const ListCell = memo(({ resource, field, row }: Props) => {
  const value = (
    <FieldValue field={field} record={row} title={field.kind === 'Image' ? recordTitle(resource, row) : ''} oneLine />
  );
  const { warning } = useOverride(resource.name);
  return warning ? (
    <WarnedValue resource={resource.name} field={field.name} record={row}>
      {value}
    </WarnedValue>
  ) : (
    value
  );
});
ListCell.displayName = 'ListCell';
