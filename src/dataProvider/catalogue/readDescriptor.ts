import * as z from 'zod/mini';
import type { ResourceDescriptor } from '#domain/fields/resource';

const KINDS = [
  'Int',
  'String',
  'LongText',
  'Boolean',
  'Date',
  'DateTime',
  'LocalDateTime',
  'Time',
  'EmailAddress',
  'PhoneNumber',
  'URL',
  'StateCode',
  'PostalCode',
  'Color',
  'Money',
  'Quantity',
  'Reference',
  'List',
  'Image',
] as const;

const plain = z.union([z.string(), z.number(), z.boolean()]);
const names = z.array(z.string());
const said = z.object({ en: z.string(), es: z.string() });
const spanish = z.record(z.string(), z.string());

const field = z.object({
  name: z.string(),
  label: z.string(),
  // A kind that this bundle has never heard of is shown and asked for as text.
  kind: z.catch(z.enum(KINDS), 'String'),
  required: z.boolean(),
  max: z.optional(z.number()),
  min: z.optional(z.number()),
  scale: z.optional(z.number()),
  unit: z.optional(z.string()),
  extension: z.optional(z.string()),
  record: z.optional(z.object({ source: z.string(), type: z.string(), id: z.string() })),
  choices: z.optional(names),
  values: z.optional(z.record(z.string(), said)),
  hint: z.optional(said),
  reference: z.optional(z.string()),
  readOnly: z.optional(z.boolean()),
  limited: z.optional(z.boolean()),
  default: z.optional(plain),
  is_digits: z.optional(z.boolean()),
  is_opaque: z.optional(z.boolean()),
  filters: z.optional(names),
  is_unsorted: z.optional(z.boolean()),
  values_es: z.optional(spanish),
});

interface ReadPart {
  name: string;
  label: string;
  label_one: string;
  entity: { name: string; fields: z.infer<typeof field>[] };
  parts?: ReadPart[] | undefined;
}

const part: z.ZodMiniType<ReadPart> = z.lazy(() =>
  z.object({
    name: z.string(),
    label: z.string(),
    label_one: z.string(),
    entity: z.object({ name: z.string(), fields: z.array(field) }),
    parts: z.optional(z.array(part)),
  }),
);

const descriptor = z.object({
  name: z.string(),
  fields: z.array(field),
  type: z.string(),
  operations: z.object({
    one: z.string(),
    list: z.string(),
    create: z.optional(z.string()),
    update: z.optional(z.string()),
    remove: z.optional(z.string()),
  }),
  has_bin: z.optional(z.boolean()),
  merges: z.optional(z.boolean()),
  similar: z.optional(
    z.object({
      phones: z.optional(names),
      emails: z.optional(names),
      address: z.optional(z.string()),
      within: z.optional(z.string()),
      note: z.optional(names),
    }),
  ),
  argument: z.string(),
  label: z.string(),
  label_plural: z.string(),
  route: z.string(),
  title: names,
  sections: z.array(z.object({ label: z.string(), fields: names })),
  columns: names,
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
  searchable: z.boolean(),
  filter: z.record(z.string(), z.record(z.string(), z.union([plain, z.array(z.number())]))),
  computed: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      kind: z.catch(z.enum(['Int', 'String', 'Boolean', 'Money']), 'String'),
      sort_by: z.optional(z.string()),
      values_es: z.optional(spanish),
      is_hidden: z.optional(z.boolean()),
    }),
  ),
  parts: z.array(part),
  saved_message: z.optional(z.string()),
});

/** A resource as the server describes it, or null for a description that this bundle cannot read. */
export const readDescriptor = (value: unknown): ResourceDescriptor | null => descriptor.safeParse(value).data ?? null;
