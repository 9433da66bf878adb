import type { EntryValue } from '#domain/access/effective';
import type { NeedLine } from '#domain/access/explainNeed';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import type { Question, RowRule } from '../../access/why/subject';
import type { SchemaModule } from '../../api/schema';
import { whyAccess, type WhyAnswer } from './whyAccess';

const KINDS = ['screen', 'call', 'field', 'record'] as const;
const ACTIONS = ['view', 'edit'] as const;

const textOf = (value: EntryValue | undefined): string | null => {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : value ? 'yes' : 'no';
};

/** "Why can or can't this user ...?", for administrators of users. */
export const access: SchemaModule = ({ builder, registry }) => {
  const line = builder.objectRef<NeedLine>('AccessLine').implement({
    description:
      'A code with the entry that it comes from, or a group of the lines below it of which any or all must be met.',
    fields: (t) => ({
      depth: t.exposeInt('depth', { nullable: false }),
      kind: t.exposeString('kind', { nullable: false }),
      met: t.exposeBoolean('met', { nullable: false }),
      code: t.exposeString('code'),
      permission: t.string({ resolve: ({ grant }) => grant?.permission ?? null }),
      by: t.string({
        description: 'Whose entry counts: user, role or nothing.',
        resolve: ({ grant }) => grant?.by ?? null,
      }),
      of_role: t.string({ resolve: ({ grant }) => textOf(grant?.of_role) }),
      of_user: t.string({ resolve: ({ grant }) => textOf(grant?.of_user) }),
    }),
  });
  const rule = builder.objectRef<RowRule>('AccessRule').implement({
    description: 'A rule of the row scope: a way in, a limit on all ways, or a reason why a sub-job is assigned.',
    fields: (t) => ({
      name: t.exposeString('name', { nullable: false }),
      kind: t.exposeString('kind', { nullable: false }),
      code: t.exposeString('code'),
      state: t.exposeString('state', { nullable: false }),
    }),
  });
  const user = builder.objectRef<WhyAnswer['user']>('AccessUser').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      is_active: t.exposeBoolean('is_active', { nullable: false }),
      role_id: t.int({ nullable: false, resolve: ({ role }) => role.id }),
      role_name: t.string({ nullable: false, resolve: ({ role }) => role.name }),
      presite_gunite: t.boolean({ nullable: false, resolve: ({ flags }) => flags.presite_gunite }),
      presite_pebble: t.boolean({ nullable: false, resolve: ({ flags }) => flags.presite_pebble }),
      preliminary_estimate_action: t.exposeString('preliminary_estimate_action', { nullable: false }),
      has_employee: t.exposeBoolean('has_employee', { nullable: false }),
    }),
  });
  const answer = builder.objectRef<WhyAnswer>('AccessAnswer').implement({
    fields: (t) => ({
      allowed: t.exposeBoolean('allowed', { nullable: false }),
      outcome: t.exposeString('outcome', { nullable: false }),
      user: t.field({ type: user, nullable: false, resolve: (one) => one.user }),
      lines: t.field({ type: [line], nullable: false, resolve: ({ lines }) => [...lines] }),
      limit: t.exposeString('limit', {
        description: 'What the role may do less with the field: hidden or read_only.',
      }),
      rows: t.exposeString('rows', { description: 'That rows decide as well: view, edit, own or division.' }),
      rules: t.field({ type: [rule], nullable: false, resolve: ({ rules }) => [...rules] }),
    }),
  });
  const input = builder.inputType('AccessQuestion', {
    description: 'A screen by its address, a call by its name, a field of a resource, or a record by entity and id.',
    fields: (t) => ({
      kind: t.string({ required: true }),
      name: t.string({ required: true }),
      field: t.string(),
      id: t.int(),
      action: t.string(),
    }),
  });
  builder.queryFields((t) => ({
    whyAccess: t.field({
      type: answer,
      nullable: false,
      extensions: { need: CALLS.whyAccess.need },
      args: { user_id: t.arg.int({ required: true }), question: t.arg({ type: input, required: true }) },
      resolve: (_root, { user_id, question: { kind, action, ...rest } }, context, info) => {
        const known = KINDS.find((one) => one === kind);
        if (!known) throw new AppError('BAD_USER_INPUT', {}, `A question is about one of ${KINDS.join(', ')}.`);
        const question: Question = { ...rest, kind: known, action: ACTIONS.find((one) => one === action) ?? null };
        return whyAccess(info.schema, registry, context, user_id, question);
      },
    }),
    callNames: t.stringList({
      nullable: false,
      description: 'Every call of the API by its name.',
      extensions: { need: CALLS.whyAccess.need },
      resolve: (_root, _args, _context, { schema }) =>
        [
          ...new Set([
            ...Object.keys(schema.getQueryType()?.getFields() ?? {}),
            ...Object.keys(schema.getMutationType()?.getFields() ?? {}),
            ...Object.keys(CALLS),
          ]),
        ].toSorted((one, other) => one.localeCompare(other)),
    }),
  }));
};
