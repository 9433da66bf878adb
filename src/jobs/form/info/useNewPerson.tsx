import { Suspense, useState, type ReactNode } from 'react';
import { useCatalogue } from '../../../dataProvider/catalogue/useCatalogue';
import type { Row } from '../../../dataProvider/row';
import { useMode } from '../../../offline/connectivity/mode';
import { fetchedLater } from '../../../page/fetchedLater';

const NewRecordDialog = fetchedLater(async () => ({
  default: (await import('../../../crud/form/NewRecordDialog')).NewRecordDialog,
}));

type Values = Readonly<Record<string, unknown>>;

interface Options {
  resource: 'customer' | 'customer_contact' | 'homeowner';
  /** What is known of the new one, from what was typed into the picker; null while none can be made. */
  startOf: ((typed: string) => Values) | null;
  /** Fields that are given and not asked for. */
  hidden?: readonly string[];
  onMade: (made: Row) => void;
}

interface NewPerson {
  /** Opens the form of a new one; absent for those who may not make one, and without a network. */
  onAdd?: (typed: string) => void;
  dialog: ReactNode;
}

/**
 * A builder, a contact or a homeowner that is made from the picker which did not find it, without leaving the job
 * [KEY-020].
 */
export const useNewPerson = ({ resource: name, startOf, hidden, onMade }: Options): NewPerson => {
  const { find, rightsOf } = useCatalogue();
  const mode = useMode();
  const [start, setStart] = useState<Values | null>(null);
  const resource = find(name);
  const mayMake =
    startOf !== null && mode === 'online' && resource?.operations.create !== undefined && rightsOf(name).create;
  return {
    ...(mayMake ? { onAdd: (typed: string) => setStart(startOf(typed)) } : {}),
    dialog: start && resource && (
      <Suspense>
        <NewRecordDialog
          resource={resource}
          start={start}
          {...(hidden ? { hidden } : {})}
          onClose={() => setStart(null)}
          onMade={(made) => {
            setStart(null);
            onMade(made);
          }}
        />
      </Suspense>
    ),
  };
};
