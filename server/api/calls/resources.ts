import { can } from '#domain/access/can';
import { RIGHTS_OF_VIEW, rightsOf } from '#domain/access/resourceNeeds';
import type { ResourceRights } from '#domain/access/resourceNeeds';
import { narrowResource } from '#domain/access/narrowResource';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Actor } from '../../access/actor';
import { mayReadField, mayWriteField } from '../fieldRights';
import { partsWithin, type Resource } from '../resource';
import type { SchemaModule } from '../schema';

/** A resource as a user knows it: fields that the user may not read do not exist, others may only be read. */
const descriptorFor = (resource: Resource, actor: Actor): ResourceDescriptor => {
  const parts = new Map(partsWithin(resource).map((part) => [part.descriptor.entity.name, part]));
  return narrowResource(resource.descriptor, (name) => {
    const of = name === resource.descriptor.name ? resource : (parts.get(name) ?? resource);
    return {
      reads: (field) => mayReadField(of, actor, field),
      writes: (field) => mayWriteField(of, actor, field),
    };
  });
};

/** What the screens need to know of the generated resources beyond their GraphQL types. */
export const resources: SchemaModule = ({ builder, registry }) => {
  const rights = builder.objectRef<ResourceRights>('ResourceRights').implement({
    fields: (t) => ({
      create: t.exposeBoolean('create', { nullable: false }),
      update: t.exposeBoolean('update', { nullable: false }),
      remove: t.exposeBoolean('remove', { nullable: false }),
      export: t.exposeBoolean('export', { nullable: false }),
      merge: t.boolean({
        nullable: false,
        description: 'Make one record of two.',
        resolve: ({ merge = false }) => merge,
      }),
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
