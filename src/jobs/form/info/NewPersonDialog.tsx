import { NewRecordDialog } from '../../../crud/form/NewRecordDialog';
import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../../dataProvider/row';

interface Props {
  resource: string;
  start: Readonly<Record<string, unknown>>;
  hidden?: readonly string[];
  onMade: (made: Row) => void;
  onClose: () => void;
}

/** The form of a builder, a contact or a homeowner that a job needs; fetched when it is opened. */
const NewPersonDialog = ({ resource, ...props }: Props) => {
  const found = useCatalogue().find(resource);
  return found ? <NewRecordDialog resource={found} {...props} /> : null;
};

export default NewPersonDialog;
