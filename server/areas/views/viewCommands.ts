import { z } from 'zod';
import { can, SIGNED_IN } from '#domain/access/can';
import type { Change } from '#domain/changes';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { oneLine } from '#domain/fields/plainText';
import { VIEW_NAME_MAX, viewSettings } from '#domain/views/savedView';
import type { Command } from '../../pipeline/command';
import { lockRows, lockedRows, rememberRows } from '../../pipeline/lockRows';
import type { Mutation } from '../../pipeline/mutation';
import { runText, type Row, idOf } from '../../db/statement';

/** Whether the actor may see the list that a view is of. */
export type MayRead = (mutation: Mutation, resource: string) => boolean;

/** The actor's own default of a list, where there is one. */
interface Facts {
  view: Row | null;
  standing: Row | null;
  user_id: number;
}

const name = z.string().transform((text, context) => {
  const trimmed = oneLine(text);
  if (trimmed === '')
    context.addIssue({ code: 'custom', ...fieldIssue('name', 'required', { label: 'Name' }), path: [] });
  if (trimmed.length > VIEW_NAME_MAX)
    context.addIssue({ code: 'custom', ...fieldIssue('name', 'max_length', { max: VIEW_NAME_MAX }), path: [] });
  return trimmed;
});

const readDefault = async (mutation: Mutation, resource: string): Promise<Row | null> => {
  const rows = await runText(
    mutation.client,
    'select * from default_view where user_id = $1 and resource = $2 for no key update',
    [mutation.actor.user_id, resource],
  );
  rememberRows(mutation, 'default_view', rows);
  return rows[0] ?? null;
};

/** A view that the actor sees: an own one, or one that is shared. @throws AppError NOT_FOUND */
const lockView = async (mutation: Mutation, id: number, mayRead: MayRead): Promise<Row> => {
  const [view] = await lockedRows(mutation, 'saved_view', [id]);
  const seen =
    view &&
    (view.owner_id === mutation.actor.user_id || view.is_shared === true) &&
    mayRead(mutation, String(view.resource));
  if (!seen) throw new AppError('NOT_FOUND');
  return view;
};

/** Its owner changes a view, and administrators change what is shared. @throws AppError NOT_FOUND, FORBIDDEN */
const lockOwnView = async (mutation: Mutation, id: number, mayRead: MayRead): Promise<Row> => {
  const view = await lockView(mutation, id, mayRead);
  if (view.owner_id !== mutation.actor.user_id && !can(mutation.actor.permissions, 'CAN_ADMINISTER_USER'))
    throw new AppError('FORBIDDEN');
  return view;
};

const DEFAULT = 'default_view';

/** Makes a view the actor's default: by its id, or by the key of its insert. Null: the list opens as it is. */
const defaultChanges = (
  { standing, user_id }: Facts,
  resource: string,
  view: { id: number } | { key: string } | null,
): Change[] => {
  if (view === null) return standing ? [{ entity: DEFAULT, id: idOf(standing), op: 'delete', set: {} }] : [];
  const target: Pick<Change, 'set' | 'refs'> =
    'id' in view ? { set: { saved_view_id: view.id } } : { set: {}, refs: { saved_view_id: view.key } };
  if (standing) return [{ entity: DEFAULT, id: idOf(standing), op: 'update', ...target }];
  return [
    { entity: DEFAULT, id: null, key: DEFAULT, op: 'insert', ...target, set: { ...target.set, user_id, resource } },
  ];
};

const createInput = z.strictObject({
  resource: z.string().min(1).max(60),
  name,
  settings: viewSettings,
  is_shared: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  is_default: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
const updateInput = z.strictObject({
  id: z.int(),
  version: z.int(),
  name: name.nullish(),
  settings: z.nullish(viewSettings),
  is_shared: z.boolean().nullish(),
});

/** What users do with the views of their lists. A view is its owner's, and others use it while it is shared. */
export const viewCommands = (mayRead: MayRead) => {
  const create: Command<z.infer<typeof createInput>, Facts, Row> = {
    name: 'createSavedView',
    need: SIGNED_IN,
    input: createInput,
    load: async (mutation, { resource }) => {
      if (!mayRead(mutation, resource)) throw badInput([fieldIssue('resource', 'unknown_field', { name: resource })]);
      return { view: null, standing: await readDefault(mutation, resource), user_id: mutation.actor.user_id };
    },
    decide: (facts, { resource, name, settings, is_shared, is_default }) => ({
      changes: [
        {
          entity: 'saved_view',
          id: null,
          key: 'view',
          op: 'insert',
          set: { resource, name, is_shared, owner_id: facts.user_id, settings: JSON.stringify(settings) },
        },
        ...(is_default ? defaultChanges(facts, resource, { key: 'view' }) : []),
      ],
    }),
    result: (written) => written.made('view'),
  };

  const update: Command<z.infer<typeof updateInput>, Row, Row> = {
    name: 'updateSavedView',
    need: SIGNED_IN,
    input: updateInput,
    load: (mutation, { id }) => lockOwnView(mutation, id, mayRead),
    decide: (_view, { id, version, name, settings, is_shared }) => ({
      changes: [
        {
          entity: 'saved_view',
          id,
          op: 'update',
          version,
          set: {
            id,
            ...(name ? { name } : {}),
            ...(settings ? { settings: JSON.stringify(settings) } : {}),
            ...(typeof is_shared === 'boolean' ? { is_shared } : {}),
          },
        },
      ],
    }),
    result: (written, _mutation, { id }, view) => written.row('saved_view', id) ?? view,
  };

  const remove: Command<{ id: number }, { view: Row; mails: number[]; defaults: number[] }, Row> = {
    name: 'deleteSavedView',
    need: SIGNED_IN,
    input: z.strictObject({ id: z.int() }),
    load: async (mutation, { id }) => {
      const view = await lockOwnView(mutation, id, mayRead);
      const defaults = (
        await runText(mutation.client, 'select id from default_view where saved_view_id = $1', [id])
      ).map(idOf);
      const mails = (await runText(mutation.client, 'select id from report_mail where saved_view_id = $1', [id])).map(
        idOf,
      );
      await lockRows(mutation, { default_view: defaults, report_mail: mails });
      return { view, mails, defaults };
    },
    decide: ({ mails, defaults }, { id }) => ({
      changes: [
        ...mails.map((one) => ({ entity: 'report_mail', id: one, op: 'delete', set: {} }) as const),
        ...defaults.map((one) => ({ entity: DEFAULT, id: one, op: 'delete', set: {} }) as const),
        { entity: 'saved_view', id, op: 'delete', set: {} },
      ],
    }),
    result: (_written, _mutation, _input, { view }) => view,
  };

  const setDefault: Command<{ resource: string; id?: number | null | undefined }, Facts, boolean> = {
    name: 'setDefaultView',
    need: SIGNED_IN,
    input: z.strictObject({ resource: z.string().min(1).max(60), id: z.int().nullish() }),
    load: async (mutation, { resource, id }) => {
      const view = typeof id === 'number' ? await lockView(mutation, id, mayRead) : null;
      if (view && view.resource !== resource) throw new AppError('NOT_FOUND');
      return { view, standing: await readDefault(mutation, resource), user_id: mutation.actor.user_id };
    },
    decide: (facts, { resource, id }) => ({
      changes: defaultChanges(facts, resource, typeof id === 'number' ? { id } : null),
    }),
    result: () => true,
  };

  return { create, update, remove, setDefault };
};
