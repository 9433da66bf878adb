import { describe, expect, it } from 'vitest';
import { createServer } from '../server';
import { data, fakeServer, refusal, type Reply } from '../fixtures/fakeServer';
import { MAKER, PUMP } from '../fixtures/resources';
import { Catalogue } from './catalogue';
import { catalogueLoader } from './catalogueLoader';

const ALL = { create: true, update: true, remove: true, export: true };
const FILTER = {
  ...MAKER,
  name: 'filter',
  type: 'Filter',
  operations: { one: 'filter', list: 'filters', create: 'createFilter', remove: 'deleteFilter' },
};
const ME = { permissions: ['CAN_VIEW_PRICES'], hidden_fields: [], read_only_fields: [] };
const rights = (hash: string, me: object = ME): Reply =>
  data({ resources: [{ name: 'pump', rights: ALL }], me }, { 'X-Schema-Hash': hash });
const schema = (hash: string): Reply[] => [
  data(
    {
      resources: [
        { name: 'filter', rights: ALL, descriptor: FILTER },
        { name: 'broken', rights: ALL, descriptor: { name: 'broken' } },
      ],
    },
    { 'X-Schema-Hash': hash },
  ),
  data(
    {
      __schema: {
        queryType: { fields: [{ name: 'filter' }, { name: 'filters' }] },
        mutationType: { fields: [{ name: 'createFilter' }] },
      },
    },
    { 'X-Schema-Hash': hash },
  ),
];

const aLoader = (...replies: Reply[]) => {
  const { fetch, sent } = fakeServer(...replies);
  const catalogue = new Catalogue({ hash: 'bundle', resources: [PUMP, MAKER] });
  const loader = catalogueLoader(() => server, catalogue, [PUMP, MAKER]);
  const server = createServer({
    getIdToken: async () => 't',
    fetch,
    waits: [1],
    onMarks: ({ schemaHash }) => {
      if (schemaHash) loader.noteHash(schemaHash);
    },
  });
  return { loader, catalogue, sent };
};

describe('the catalogue of resources', () => {
  it('asks for nothing but the rights while the server has the schema of the bundle', async () => {
    const { loader, catalogue, sent } = aLoader(rights('bundle'));
    await loader.load();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.query).not.toContain('descriptor');
    expect(catalogue.state.rights).toEqual({ pump: ALL });
    expect(catalogue.state.resources).toEqual([PUMP, MAKER]);
  });

  it('takes over a table that the bundle does not know, once the server says that its schema is another', async () => {
    const { loader, catalogue, sent } = aLoader(rights('newer'), ...schema('newer'));
    await loader.load();
    expect(sent).toHaveLength(3);
    expect(catalogue.find('filter')?.label).toBe('Maker');
    expect(catalogue.state.hash).toBe('newer');
  });

  it('offers only what the root types of the schema have', async () => {
    const { loader, catalogue } = aLoader(rights('newer'), ...schema('newer'));
    await loader.load();
    expect(catalogue.find('filter')?.operations).toEqual({
      one: 'filter',
      list: 'filters',
      create: 'createFilter',
      update: undefined,
      remove: undefined,
    });
  });

  it('notices a new schema on any later answer, and asks once', async () => {
    const { loader, catalogue, sent } = aLoader(rights('bundle'), ...schema('newer'));
    await loader.load();
    loader.noteHash('newer');
    loader.noteHash('newer');
    await loader.load();
    expect(catalogue.state.hash).toBe('newer');
    expect(sent).toHaveLength(3);
  });

  it('does not find what the user may not read', async () => {
    const { loader, catalogue } = aLoader(rights('bundle'));
    expect(catalogue.find('lookup_maker')?.name).toBe('maker');
    await loader.load();
    expect(catalogue.find('lookup_maker')).toBeUndefined();
    expect(catalogue.find('pump')?.name).toBe('pump');
  });

  it('keeps what it knows and tells the error when the server cannot be asked', async () => {
    const { loader, catalogue } = aLoader(refusal('SERVICE_UNAVAILABLE', {}, 503, 'Later.'));
    await loader.load();
    expect(catalogue.state.error?.message).toContain('Later.');
    expect(catalogue.state.resources).toEqual([PUMP, MAKER]);
    expect(catalogue.state.rights).toBeNull();
  });
});

describe('what a role is kept from', () => {
  it('is not asked for: neither a hidden field, nor a price without the right to prices [USR-017 USR-018]', async () => {
    const me = { ...ME, hidden_fields: ['pump.note', 'valve.size'], read_only_fields: ['pump.name'] };
    const { loader, catalogue } = aLoader(rights('bundle', me));
    await loader.load();
    const pump = catalogue.find('pump');
    expect(pump?.fields.map(({ name }) => name)).not.toContain('note');
    expect(pump?.parts[0]?.entity.fields.map(({ name }) => name)).not.toContain('size');
    expect(pump?.fields.find(({ name }) => name === 'name')).toMatchObject({ readOnly: true, limited: true });
  });

  it('is given back, without a new page, as soon as the role is kept from nothing any more [USR-018]', async () => {
    const me = { ...ME, hidden_fields: ['pump.note'] };
    const { loader, catalogue } = aLoader(rights('bundle', me), rights('bundle'));
    await loader.load();
    expect(catalogue.state.resources).not.toEqual([PUMP, MAKER]);
    await loader.load();
    expect(catalogue.state.resources).toEqual([PUMP, MAKER]);
  });

  it('draws nothing anew where the same is said again', async () => {
    const me = { ...ME, hidden_fields: ['pump.note'] };
    const { loader, catalogue } = aLoader(rights('bundle', me), rights('bundle', me));
    await loader.load();
    const { state } = catalogue;
    await loader.load();
    expect(catalogue.state).toBe(state);
  });
});
