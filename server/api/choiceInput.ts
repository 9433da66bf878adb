import { lookupObject } from '#domain/lookups/lookupObject';
import { asInput } from './zodInput';

const META = { type: 'ChoiceInput', description: 'A row that another one names: by its id.' };

/** A row that another one names, as inputs give it: by its id, with a name that is not read [LKP-011]. */
export const choiceInput = asInput(lookupObject.extend({ name: lookupObject.shape.name.describe('Ignored.') }), META);

/** `choiceInput` without unknown fields. */
export const strictChoice = asInput(choiceInput.strict(), META);
