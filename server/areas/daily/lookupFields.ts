import type { GraphQLResolveInfo } from 'graphql';
import type { Row } from '../../db/statement';
import type { GraphContext } from '../../api/context';
import { readPlainList } from '../../api/crud/queries';
import type { SchemaKit } from '../../api/schema';
import { employeeChoice, readEmployeeChoices } from '../people/lookupEmployee';

type Read = (root: unknown, args: unknown, context: GraphContext, info: GraphQLResolveInfo) => Promise<Row[]>;

/** The plain lists of pickers by the names of their queries, as fields of one answer [LKP-010]. */
export const lookupFields = (kit: Pick<SchemaKit, 'builder' | 'registry' | 'refs'>, names: readonly string[]) =>
  names.map((name) => {
    if (name === 'lookupEmployee') {
      const read: Read = (_root, _args, { runner }) => readEmployeeChoices(runner);
      return { name, type: employeeChoice(kit), read };
    }
    const resource = kit.registry.resources.find(({ plainList }) => plainList?.name === name);
    const type = resource && kit.refs.get(resource.entity.name);
    if (!resource || !type) throw new Error(`no list is called ${name}`);
    const read: Read = (_root, _args, context, info) => readPlainList(kit.registry, resource, context, info);
    return { name, type, read };
  });
