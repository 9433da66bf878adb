import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { PartDescriptor, ResourceDescriptor } from '#domain/fields/resource';

export interface FormSection {
  label: string;
  fields: readonly FieldDescriptor[];
  parts: readonly PartDescriptor[];
}

/**
 * The sections of a form: those that the resource declares, then one for each part and one for all fields that no
 * section names, so that a column added to a table is never missing from its form.
 */
export const formSections = (resource: ResourceDescriptor): FormSection[] => {
  // What says which record of a source is meant is written with its name.
  const fields = resource.fields.filter(
    ({ name, readOnly, limited, record = {} }) => (!readOnly || limited) && !Object.values(record).includes(name),
  );
  const named = new Set(resource.sections.flatMap((section) => section.fields));
  const declared = resource.sections.map(({ label, fields: names }): FormSection => ({
    label,
    fields: names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
    parts: names.flatMap((name) => resource.parts.find((part) => part.name === name) ?? []),
  }));
  const ofParts = resource.parts
    .filter(({ name }) => !named.has(name))
    .map((part): FormSection => ({ label: part.label, fields: [], parts: [part] }));
  const rest: FormSection = {
    label: declared.length === 0 ? resource.label : 'Other',
    fields: fields.filter(({ name }) => !named.has(name)),
    parts: [],
  };
  return [...declared, rest, ...ofParts].filter((section) => section.fields.length + section.parts.length > 0);
};
