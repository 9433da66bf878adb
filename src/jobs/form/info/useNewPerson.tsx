import { Suspense, use, useState, type ReactNode } from 'react';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { useCan } from '../../../auth/useCan';
import { RecordsContext } from '../../../crud/RecordsContext';
import type { Row } from '../../../dataProvider/row';
import { useMode } from '../../../connectivity/mode';
import { fetchedLater } from '../../../page/fetchedLater';

const NewPersonDialog = fetchedLater(() => import('./NewPersonDialog'));

const NEEDS = {
  customer: RESOURCE_NEEDS.customer.create,
  customer_contact: RESOURCE_NEEDS.customer_contact.create,
  homeowner: RESOURCE_NEEDS.homeowner.create,
};

type Values = Readonly<Record<string, unknown>>;

interface Options {
  resource: keyof typeof NEEDS;
  /** What is known of the new one, from what was typed into the picker; null while none can be made. */
  startOf: ((typed: string) => Values) | null;
  /** Fields that are given and not asked for. */
  hidden?: readonly string[];
  onMade: (made: Row) => void;
}

interface NewPerson {
  /** Opens the form of a new one; undefined for those who may not make one, and without a network. */
  onAdd: ((typed: string) => void) | undefined;
  dialog: ReactNode;
}

/**
 * A builder, a contact or a homeowner that is made from the picker which did not find it, without leaving the job
 * [KEY-020].
 */
export const useNewPerson = ({ resource, startOf, hidden, onMade }: Options): NewPerson => {
  const aroundRecords = use(RecordsContext);
  const mayMake = useCan(NEEDS[resource]);
  const isOnline = useMode() === 'online';
  const [start, setStart] = useState<Values | null>(null);
  return {
    onAdd: startOf !== null && mayMake && isOnline ? (typed) => setStart(startOf(typed)) : undefined,
    dialog: start && (
      <Suspense>
        {aroundRecords(
          <NewPersonDialog
            resource={resource}
            start={start}
            {...(hidden ? { hidden } : {})}
            onClose={() => setStart(null)}
            onMade={(made) => {
              setStart(null);
              onMade(made);
            }}
          />,
        )}
      </Suspense>
    ),
  };
};
