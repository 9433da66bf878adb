import type { Builder } from './builder';

const make = (builder: Builder) =>
  builder.inputType('ChoiceInput', {
    description: 'A row that another one names: by its id.',
    fields: (t) => ({ id: t.int({ required: true }), name: t.string({ description: 'Ignored.' }) }),
  });

const made = new WeakMap<Builder, ReturnType<typeof make>>();

/** {id, name} as inputs give it. One type for each schema. */
export const choiceInput = (builder: Builder): ReturnType<typeof make> => {
  const known = made.get(builder) ?? make(builder);
  made.set(builder, known);
  return known;
};
