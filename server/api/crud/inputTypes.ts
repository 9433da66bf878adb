import type { InputRef } from '@pothos/core';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { inputFields } from '#domain/fields/resource';
import type { EntityTable } from '../../db/entityTable';
import type { Builder } from '../builder';
import { clientKeyInput } from '../clientKey';
import { typeWord } from '../naming';
import type { Part, Resource } from '../resource';
import { inputFieldType } from './fieldTypes';

/** What must be given when a row is made: required, without a default to stand in. */
const isAsked = ({ required, default: value }: FieldDescriptor): boolean => required && value === undefined;

type RowInput = InputRef<unknown>;

const addRowInput = (builder: Builder, owner: string, part: Part): RowInput => {
  const fields = inputFields(part.descriptor.entity).filter(({ name }) => name !== part.via);
  const own = `${owner}${typeWord(part.label_one)}`;
  const below = part.parts.map((inner) => [inner, addRowInput(builder, own, inner)] as const);
  return builder.inputType(`${own}Row`, {
    description: `${part.label_one}: with an id the stored row, without one a new row. Stored rows that are left out are removed.`,
    fields: (t) => ({
      id: t.int(),
      ...clientKeyInput(t),
      ...Object.fromEntries(fields.map((field) => [field.name, t.field({ type: inputFieldType(field, part.entity) })])),
      ...Object.fromEntries(below.map(([inner, type]) => [inner.name, t.field({ type: [type] })])),
    }),
  });
};

const addInput = (
  builder: Builder,
  name: string,
  resource: Resource,
  mode: 'create' | 'patch',
  rows: readonly (readonly [Part, RowInput])[],
) => {
  const entity: EntityTable = resource.entity;
  return builder.inputType(name, {
    fields: (t) => ({
      ...(mode === 'patch'
        ? {
            version: t.int({
              required: true,
              description: 'The version that was read; another one by now is a conflict.',
            }),
            ...Object.fromEntries(
              Object.entries(resource.answers ?? {}).map(([name, words]) => [
                name,
                t.string({ description: `One of ${words.join(', ')}; needed where a change leaves a question open.` }),
              ]),
            ),
          }
        : {}),
      ...Object.fromEntries(
        inputFields(resource.descriptor).map((field) => [
          field.name,
          t.field({ type: inputFieldType(field, entity), required: mode === 'create' && isAsked(field) }),
        ]),
      ),
      ...Object.fromEntries(rows.map(([part, type]) => [part.name, t.field({ type: [type] })])),
    }),
  });
};

/** `CustomerInput` asks for what is required; in `CustomerPatch` absent is unchanged and null is cleared. */
export const addInputs = (builder: Builder, resource: Resource) => {
  const rows = resource.parts.map((part) => [part, addRowInput(builder, resource.type, part)] as const);
  return {
    create: addInput(builder, `${resource.type}Input`, resource, 'create', rows),
    patch: addInput(builder, `${resource.type}Patch`, resource, 'patch', rows),
  };
};
