import type { DataProvider } from 'ra-core';
import type { Language } from '#domain/localText';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { SourceAccess } from '#domain/sources/sourceAccess';
import type { SourceTable } from '#domain/sources/sourceTable';
import { isRecord } from '#domain/values';
import { Catalogue } from '../catalogue/catalogue';
import type { Rest } from '../rest';

/** What stands around the screens of a source. */
export interface OpenSource {
  access: SourceAccess;
  catalogue: Catalogue;
  dataProvider: DataProvider;
}

const isAccess = (value: unknown): value is SourceAccess => isRecord(value) && Array.isArray(value.tables);

/** What may be typed into a form: into a new record other fields than into a stored one. */
const writable = ({ descriptor, fields }: SourceTable, use: 'creates' | 'updates'): ResourceDescriptor => {
  const open = new Set(fields.filter((field) => field[use]).map(({ name }) => name));
  return {
    ...descriptor,
    fields: descriptor.fields.map(({ readOnly: _before, ...field }) =>
      open.has(field.name) ? field : { ...field, readOnly: true },
    ),
    sections: descriptor.sections.map((section) => ({
      ...section,
      fields: section.fields.filter((name) => open.has(name)),
    })),
  };
};

/**
 * Asks our server for the tables of a source. What asks the source itself comes with it, in a file of its own: no other
 * screen needs Apollo.
 * @param screen the form of a new record takes other fields than that of a stored one
 * @throws CallError
 */
export const openSource = async (
  rest: Rest,
  name: string,
  language: Language,
  screen: 'new' | 'other',
  signal: AbortSignal,
): Promise<OpenSource> => {
  const [answer, { sourceProvider }] = await Promise.all([
    rest(`/v1/sources/${encodeURIComponent(name)}`, { signal }).then((response): Promise<unknown> => response.json()),
    import('./sourceProvider'),
  ]);
  if (!isAccess(answer)) throw new Error('The source was not told.');
  const { tables, may_edit } = answer;
  const shown = tables.map((table) => ({
    ...table,
    descriptor: writable(table, screen === 'new' ? 'creates' : 'updates'),
  }));
  const rightsOf = ({ roots: { create, update, remove } }: SourceTable) => ({
    create: may_edit && create !== undefined,
    update: may_edit && update !== undefined,
    remove: may_edit && remove !== undefined,
    export: true,
  });
  return {
    access: answer,
    catalogue: new Catalogue({
      hash: '',
      resources: shown.map(({ descriptor }) => descriptor),
      rights: Object.fromEntries(shown.map((table) => [table.descriptor.name, rightsOf(table)])),
    }),
    dataProvider: sourceProvider(rest, name, shown, language),
  };
};
