import { z } from 'zod';
import { PERMISSIONS, type Permission } from '#domain/access/permissions';
import { DIALECTS } from '#domain/sources/sourceTable';
import { onOff } from './kinds';

const isCode = (text: string): text is Permission => PERMISSIONS.some((code) => code === text);
const code = z.string().refine(isCode, 'must be a permission code');

const source = z
  .strictObject({
    name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and dashes'),
    url: z.url({ protocol: /^https?$/ }),
    kind: z.enum(DIALECTS).optional(),
    key: z.string().min(1).optional(),
    header: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/)
      .default('authorization'),
    label: z.strictObject({ en: z.string().min(1).max(40), es: z.string().min(1).max(40) }),
    vendors: z.string().min(1).max(100).optional(),
    see: code.optional(),
    edit: code.optional(),
  })
  .refine(({ see, edit }) => see !== undefined || edit === undefined, {
    path: ['edit'],
    message: 'needs `see` beside it; without both, roles are given rights to the source',
  });

/** Another GraphQL server whose records get screens here. */
export type SourceSetting = z.infer<typeof source>;

const parsed = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a list in JSON' });
    return z.NEVER;
  }
};

const isDistinct = (sources: readonly SourceSetting[]): boolean =>
  new Set(sources.map(({ name }) => name)).size === sources.length;

/** Other GraphQL servers [SRC-001]. */
export const sourceSettings = {
  SOURCES: z
    .string()
    .transform(parsed)
    .pipe(z.array(source).max(20).refine(isDistinct, 'each needs a name of its own'))
    .optional()
    .meta({
      description:
        'Other GraphQL servers, whose records get lists and forms: a list in JSON. Of each `name`, `url`, `label` in two languages; if wanted `see` and `edit`, the permission codes of who sees and changes it (without them roles are given rights to it), `vendors`, the type whose records products name as their vendor there, `key` with `header` (`authorization` unless said), and `kind` (found out unless said). See sources.md.',
      example:
        '[{"name":"accounting","url":"https://books.example.com/graphql","key":"Bearer secret","label":{"en":"Accounting","es":"Contabilidad"}}]',
    }),
  SOURCE_PRIVATE: onOff
    .default('off')
    .meta({ description: '`on` lets sources stand in private networks and on this machine.' }),
};
