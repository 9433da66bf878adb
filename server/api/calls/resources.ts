import { can } from '#domain/access/can';
import { RIGHTS_OF_VIEW, rightsOf } from '#domain/access/resourceNeeds';
import type { ResourceRights } from '#domain/access/resourceNeeds';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { PartDescriptor, ResourceDescriptor } from '#domain/fields/resource';
import type { Actor } from '../../access/actor';
import { mayReadField, mayWriteField, type FieldAsker } from '../fieldRights';
import { partsWithin, type Part, type Resource } from '../resource';
import type { SchemaModule } from '../schema';

/** A table's fields as a user knows them. */
const fieldsFor = (
  of: Pick<Resource, 'entity' | 'fieldNeeds'>,
  actor: FieldAsker,
  fields: readonly FieldDescriptor[],
): FieldDescriptor[] =>
  fields
    .filter(({ name }) => mayReadField(of, actor, name))
    .map((field) => (mayWriteField(of, actor, field.name) ? field : { ...field, readOnly: true, limited: true }));

const partFor = (actor: FieldAsker, { entity, parts, descriptor }: Part): PartDescriptor => ({
  ...descriptor,
  entity: { ...descriptor.entity, fields: fieldsFor({ entity }, actor, descriptor.entity.fields) },
  ...(parts.length > 0 ? { parts: parts.map((part) => partFor(actor, part)) } : {}),
});

/** Whether there is anything that a user does not see or set, as most do of most resources. */
const isWhole = (resource: Resource, actor: FieldAsker): boolean =>
  resource.entity.columns.every(({ name }) => mayWriteField(resource, actor, name)) &&
  partsWithin(resource).every((part) => part.entity.columns.every(({ name }) => mayWriteField(part, actor, name))) &&
  [...resource.computed, ...resource.parts].every(({ name }) => mayWriteField(resource, actor, name));

/** A resource as a user knows it: fields that the user may not read do not exist, others may only be read. */
const descriptorFor = (resource: Resource, actor: Actor): ResourceDescriptor => {
  const { descriptor } = resource;
  if (isWhole(resource, actor)) return descriptor;
  const shown = (name: string): boolean => mayReadField(resource, actor, name);
  const { sort, title } = descriptor;
  return {
    ...descriptor,
    fields: fieldsFor(resource, actor, descriptor.fields),
    columns: descriptor.columns.filter(shown),
    computed: descriptor.computed.filter(({ name }) => shown(name)),
    parts: resource.parts.filter(({ name }) => shown(name)).map((part) => partFor(actor, part)),
    sort: shown(sort.field) ? sort : { field: title[0] ?? 'id', order: 'ASC' },
    filter: Object.fromEntries(Object.entries(descriptor.filter ?? {}).filter(([name]) => shown(name))),
    sections: descriptor.sections.map(({ label, fields }) => ({ label, fields: fields.filter(shown) })),
  };
};

/** What the screens need to know of the generated resources beyond their GraphQL types. */
export const resources: SchemaModule = ({ builder, registry }) => {
  const rights = builder.objectRef<ResourceRights>('ResourceRights').implement({
    fields: (t) => ({
      create: t.exposeBoolean('create', { nullable: false }),
      update: t.exposeBoolean('update', { nullable: false }),
      remove: t.exposeBoolean('remove', { nullable: false }),
      export: t.exposeBoolean('export', { nullable: false }),
    }),
  });
  const resource = builder.objectRef<Resource>('Resource').implement({
    description: 'A generated resource that the user may read.',
    fields: (t) => ({
      name: t.string({ nullable: false, resolve: ({ descriptor }) => descriptor.name }),
      type: t.string({ nullable: false, resolve: ({ type }) => type }),
      label: t.string({ nullable: false, resolve: ({ descriptor }) => descriptor.label }),
      label_plural: t.string({ nullable: false, resolve: ({ descriptor }) => descriptor.label_plural }),
      route: t.string({ nullable: false, resolve: ({ descriptor }) => descriptor.route }),
      descriptor: t.field({
        type: 'JSON',
        nullable: false,
        description: 'The whole ResourceDescriptor.',
        resolve: (one, _args, { actor }) => descriptorFor(one, actor),
      }),
      rights: t.field({
        type: rights,
        nullable: false,
        resolve: ({ needs }, _args, { actor }) =>
          actor.viewed_by ? RIGHTS_OF_VIEW : rightsOf(actor.permissions, needs),
      }),
    }),
  });
  builder.queryField('resources', (t) =>
    t.field({
      type: [resource],
      nullable: false,
      resolve: (_root, _args, { actor }) =>
        registry.resources.filter(({ needs }) => can(actor.permissions, needs.read)),
    }),
  );
};
