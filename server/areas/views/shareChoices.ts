import { can, type Need } from '#domain/access/can';
import { effectivePermissions, entriesOf } from '#domain/access/effective';
import { AppError } from '#domain/errors';
import type { ShareChoice } from '#domain/sharing/sharing';
import { textOrEmpty } from '#domain/values';
import type { SchemaModule } from '../../api/schema';
import { usersWho } from '../../access/usersWho';
import { idOf, runText, type Row, type Runner } from '../../db/statement';
import { importNeed } from '../../imports/importNeed';
import { listNeed } from './listNeeds';
import { knowsPeople } from './shares';

const ROLES = `
  select r.id, r.name, coalesce((select json_agg(json_build_object('category_name', p.category_name, 'access_level', p.access_level, 'has_permission', p.has_permission))
    from role_permission p where p.role_id = r.id), '[]') as entries
  from role r order by r.name, r.id`;
const USERS = `
  select id, first_name || ' ' || last_name as name from app_user where is_active and id <> $1 order by last_name, first_name, id`;

type Entries = Parameters<typeof entriesOf>[0];
type Entry = Entries[number];
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'category_name' in value;
const entriesIn = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : []);

const choiceOf = (row: Row, may_read: boolean): ShareChoice => ({
  id: idOf(row),
  name: textOrEmpty(row.name),
  may_read,
});

const readRoles = async (runner: Runner, need: Need): Promise<ShareChoice[]> =>
  (await runText(runner, ROLES, [])).map((row) =>
    choiceOf(row, can(new Set(effectivePermissions(entriesOf(entriesIn(row.entries)))), need)),
  );

const readUsers = async (runner: Runner, need: Need, except: number): Promise<ShareChoice[]> => {
  const readers = new Set(await usersWho(runner, need));
  return (await runText(runner, USERS, [except])).map((row) => choiceOf(row, readers.has(idOf(row))));
};

/** With whom a view of a list, or a mapping of an import, can be shared [ADM-016 ADM-017]. */
export const shareChoices: SchemaModule = ({ builder, registry }) => {
  const choice = builder.objectRef<ShareChoice>('ShareChoice').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      may_read: t.exposeBoolean('may_read', {
        nullable: false,
        description: 'Whether the list, or the import, is theirs at all: to share alone shows nothing.',
      }),
    }),
  });
  const choices = builder.objectRef<{ need: Need }>('ShareChoices').implement({
    fields: (t) => ({
      roles: t.field({
        type: [choice],
        nullable: false,
        resolve: ({ need }, _args, { runner }) => readRoles(runner, need),
      }),
      users: t.field({
        type: [choice],
        nullable: false,
        description: 'All active users but yourself.',
        resolve: ({ need }, _args, { runner, actor }) => readUsers(runner, need, actor.user_id),
      }),
    }),
  });
  builder.queryField('shareChoices', (t) =>
    t.field({
      type: choices,
      nullable: false,
      description:
        'The roles and users that a view of a list, or a mapping of an import, can be shared with; not for subcontractors.',
      args: { resource: t.arg.string({ required: true }), of_import: t.arg.boolean() },
      resolve: (_root, { resource, of_import }, { actor }) => {
        const need = (of_import === true ? importNeed : listNeed)(registry, resource);
        if (need === undefined || !can(actor.permissions, need) || !knowsPeople(actor)) throw new AppError('FORBIDDEN');
        return { need };
      },
    }),
  );
};
