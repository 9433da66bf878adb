import { z } from 'zod';
import { SIGNED_IN } from '#domain/access/can';
import type { Change } from '#domain/changes';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { viewSettings } from '#domain/views/savedView';
import type { Actor } from '../../access/actor';
import type { Command } from '../../pipeline/command';
import { rememberRows } from '../../pipeline/lockRows';
import type { Mutation } from '../../pipeline/mutation';
import { runText, type Row, idOf } from '../../db/statement';
import { lockSeen, namedRowCommands, newRowChanges, newRowInput, type NamedKind } from './namedRows';
import { assertMayShare } from './shares';

/** The actor's own default of a list, where there is one. */
interface Facts {
  standing: Row | null;
  user_id: number;
}

const DEFAULT = 'default_view';

const readDefault = async (mutation: Mutation, resource: string): Promise<Row | null> => {
  const rows = await runText(
    mutation.client,
    'select * from default_view where user_id = $1 and resource = $2 for no key update',
    [mutation.actor.user_id, resource],
  );
  rememberRows(mutation, DEFAULT, rows);
  return rows[0] ?? null;
};

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
  ...newRowInput,
  settings: viewSettings,
  is_default: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

/**
 * What users do with the views of their lists. A view is its owner's, and those use it with whom it is shared [ADM-016].
 * @param mayRead whether an actor may see the list that a view is of
 */
export const viewCommands = (mayRead: (actor: Actor, resource: string) => boolean) => {
  const kind: NamedKind<z.infer<typeof viewSettings>> = {
    table: 'saved_view',
    settings: viewSettings,
    may: mayRead,
    goesWith: ['report_mail', DEFAULT],
  };
  const { update, remove, assertMayUndo } = namedRowCommands(kind, {
    update: 'updateSavedView',
    remove: 'deleteSavedView',
  });

  const create: Command<z.infer<typeof createInput>, Facts, Row> = {
    name: 'createSavedView',
    need: SIGNED_IN,
    input: createInput,
    load: async (mutation, { resource, ...wanted }) => {
      const { actor } = mutation;
      if (!mayRead(actor, resource)) throw badInput([fieldIssue('resource', 'unknown_field', { name: resource })]);
      await assertMayShare(mutation, [], wanted);
      return { standing: await readDefault(mutation, resource), user_id: actor.user_id };
    },
    decide: (facts, { is_default, ...input }) => ({
      changes: [
        ...newRowChanges(kind, facts.user_id, input),
        ...(is_default ? defaultChanges(facts, input.resource, { key: kind.table }) : []),
      ],
    }),
    result: (written) => written.made(kind.table),
    assertMayUndo,
  };

  const setDefault: Command<{ resource: string; id?: number | null | undefined }, Facts, boolean> = {
    name: 'setDefaultView',
    need: SIGNED_IN,
    input: z.strictObject({ resource: z.string().min(1).max(60), id: z.int().nullish() }),
    load: async (mutation, { resource, id }) => {
      const seen = typeof id === 'number' ? await lockSeen(mutation, kind, id) : null;
      if (seen && seen.row.resource !== resource) throw new AppError('NOT_FOUND');
      return { standing: await readDefault(mutation, resource), user_id: mutation.actor.user_id };
    },
    decide: (facts, { resource, id }) => ({
      changes: defaultChanges(facts, resource, typeof id === 'number' ? { id } : null),
    }),
    result: () => true,
  };

  return { create, update, remove, setDefault };
};
