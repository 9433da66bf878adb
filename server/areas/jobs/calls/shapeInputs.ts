import { columnsOf, referencesOf, type Extra, type Shape } from '../read/shape';
import type { Builder } from '../../../api/builder';
import { choiceInput } from '../../../api/choiceInput';
import { inputTypeFor } from '../../../api/zodInput';
import { clientKeyInput } from '../../../api/clientKey';

const make = (builder: Builder, name: string, fill: (t: Fields) => Record<string, ReturnType<Fields['field']>>) =>
  builder.inputType(name, { fields: fill });

type Fields = Parameters<Parameters<Builder['inputType']>[1]['fields']>[0];
type InputRef = ReturnType<typeof make>;

/**
 * What a form may get wrong travels as text or number, and the rules say what it must be, with the path of the field
 * and the product's words: a scalar's refusal has neither.
 */
const TYPES: Readonly<Record<string, 'Float' | 'Boolean'>> = { Int: 'Float', Quantity: 'Float', Boolean: 'Boolean' };

/** Named by the place where a row stands, or by the server: never sent. */
const UNSENT: ReadonlySet<string> = new Set(['id', 'job_id', 'job_detail_id', 'date_created', 'merged_into_job_id']);

/** Told of whom or when, not sent. */
const UNSENT_EXTRAS: ReadonlySet<string> = new Set([
  'version',
  'key_map',
  'created_by',
  'type',
  'work_order_ids',
  'boulder_work_order_ids',
  'daily_work_order_ids',
  'prep_work_order_ids',
]);

/** Derived references that drafts hold by their ids. */
const TOLD_BY_ID: Readonly<Record<string, readonly string[]>> = { GuniteDetails: ['crew_id', 'flash_crew_id'] };

const READINGS = ['alkalinity', 'calcium', 'chlorine', 'cyanuric_acid', 'ph', 'phosphates', 'sequestering_agent'];

/**
 * The inputs that answer to shapes, under their names: `SubJob` is sent as `SubJobInput`. A reference is sent as the
 * object {id, name}, a part as what it holds. Derived values may travel along and are not read
 * [PEB-037 PEB-043 GUN-020].
 */
export const shapeInputs = (builder: Builder) => {
  const choice = inputTypeFor(builder, choiceInput);
  const chemicals = make(builder, 'ChemicalsInput', (t) =>
    Object.fromEntries(READINGS.map((name) => [name, t.field({ type: 'Float' })])),
  );

  const extraField = (t: Fields, name: string, extra: Extra): ReturnType<Fields['field']> => {
    if (name === 'chemicals') return t.field({ type: chemicals });
    if ('target' in extra) return extra.many ? t.field({ type: [choice] }) : t.field({ type: choice });
    return extra.type === '[String!]!' ? t.field({ type: ['String'] }) : t.field({ type: 'Float' });
  };

  /** `own` are fields beside those of the shape. */
  const inputOf = (
    shape: Shape,
    own: (t: Fields) => Record<string, ReturnType<Fields['field']>> = () => ({}),
  ): InputRef => {
    const parts = Object.entries(shape.parts ?? {}).map(
      ([name, { shape: inner, many }]) => [name, inputOf(inner, many ? rowId : undefined), many] as const,
    );
    return make(builder, `${shape.type}Input`, (t) => {
      const references = new Map(referencesOf(shape).map(({ column, field }) => [column.name, field]));
      return {
        ...Object.fromEntries(
          columnsOf(shape)
            .filter(({ name }) => !UNSENT.has(name))
            .map(({ name, kind }) => {
              const reference = references.get(name);
              if (reference !== undefined) return [reference, t.field({ type: choice })] as const;
              return [
                name,
                t.field({
                  type: kind === 'Reference' ? 'Int' : (TYPES[kind] ?? 'String'),
                  ...(kind === 'Int'
                    ? { description: 'A whole number; the answer names the field of any other one.' }
                    : {}),
                }),
              ] as const;
            }),
        ),
        ...Object.fromEntries(
          Object.entries(shape.extras ?? {})
            .filter(([name]) => !UNSENT_EXTRAS.has(name))
            .map(([name, extra]) => [name, extraField(t, name, extra)] as const),
        ),
        ...Object.fromEntries(
          parts.map(([name, type, many]) => [name, many ? t.field({ type: [type] }) : t.field({ type })] as const),
        ),
        ...Object.fromEntries((TOLD_BY_ID[shape.type] ?? []).map((name) => [name, t.field({ type: 'Int' })] as const)),
        ...own(t),
      };
    });
  };
  return inputOf;
};

/** A row of a list: with its id, or without one while it is new. */
const rowId = (t: Fields): Record<string, ReturnType<Fields['field']>> => ({
  id: t.field({ type: 'Int', description: 'Absent, null or -1 for a new row.' }),
  ...clientKeyInput(t),
});
