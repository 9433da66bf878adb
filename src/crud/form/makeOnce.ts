import type { ResourceDescriptor } from '#domain/fields/resource';
import { isConflict, isMadeBefore, isRefusedForGood } from '../../dataProvider/CallError';
import type { Row } from '../../dataProvider/row';
import { mergeRecords } from '../conflict/mergeRecords';
import type { checkForm } from '../values/checkForm';
import { withSentKeys, type FormValues } from '../values/formValues';
import { madeBefore, type NewKey } from './newRecord';

interface Making {
  resource: ResourceDescriptor;
  newKey: NewKey;
  /** What stood in the form when it was saved, and what is sent of it. */
  sent: FormValues;
  input: FormValues;
  create: (under: { key: string; since: FormValues | null }) => Promise<Row>;
  /** What is left to send once the record is there. */
  check: (values: FormValues, on: Row) => ReturnType<typeof checkForm>;
  update: (input: FormValues, on: Row) => Promise<Row>;
  /** What stands in the form by now. */
  shown: () => FormValues;
  /** Puts the form on the record, with unsaved values. */
  standOn: (made: Row, values: FormValues) => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Makes a new record under its key. Where an earlier visit has made it, and its answer was lost, what is sent is laid
 * over that, also when it is sent once more; what was typed since stays in the form [FLD-011].
 */
export const makeOnce = ({
  resource,
  newKey,
  sent,
  input,
  create,
  check,
  update,
  shown,
  standOn,
}: Making): (() => Promise<Row>) => {
  let made: Row | null = null;
  let refusal: unknown = null;
  return async () => {
    if (made === null) {
      await newKey.keep(input);
      try {
        return await create({ key: newKey.value(), since: newKey.since() });
      } catch (error) {
        if (isConflict(error) && error.isOwn) {
          // It waits on this device and was changed there since: the form is a change of it, and asks.
          standOn(withSentKeys(resource, { ...newKey.since(), id: Number(Object(error.current).id) }), shown());
          throw error;
        }
        if (isRefusedForGood(error) && !isMadeBefore(error)) newKey.release();
        const before = madeBefore(error);
        if (before === null) throw error;
        made = withSentKeys(resource, before);
        refusal = error;
        const mine = mergeRecords(resource, made, sent, made).choose(NONE);
        standOn(made, mergeRecords(resource, sent, shown(), mine).choose(NONE));
      }
    }
    const rest = check(mergeRecords(resource, made, sent, made).choose(NONE), made);
    if ('issues' in rest) throw refusal;
    return Object.keys(rest.input).length === 0 ? made : update(rest.input, made);
  };
};
