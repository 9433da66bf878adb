import { describe, expect, it } from 'vitest';
import { anAccess } from './fixtures/anAccess';
import { data } from './fixtures/fakeServer';

const page = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'name', order: 'DESC' as const },
  filter: { search: 'sta', price: { gte: 5 } },
};
const SAVED = { id: 7, version: 4, name: 'Sta-Rite' };

describe('reading through the data provider', () => {
  it('asks a list for the fields of the columns shown and for its total, in one request', async () => {
    const { provider, sent } = anAccess(data({ list: { items: [{ id: 1, version: 1, name: 'A' }], total_count: 41 } }));
    expect(await provider.getList('pump', { ...page, meta: { columns: ['name', 'maker_id', 'valve_count'] } })).toEqual(
      { data: [{ id: 1, version: 1, name: 'A' }], total: 41 },
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]?.query).toContain('items { id version name maker_id maker { id name } valve_count } total_count');
    expect(sent[0]?.query).not.toContain('note');
    expect(sent[0]?.variables).toEqual({
      filter: page.filter,
      sort: { field: 'name', order: 'DESC' },
      page: { number: 2, size: 25 },
    });
  });

  it('does not have rows counted where nobody reads the total', async () => {
    const { provider, sent } = anAccess(data({ list: { items: [] } }));
    await provider.getList('pump', { ...page, meta: { columns: ['name'], total: false } });
    expect(sent[0]?.query).not.toContain('total_count');
  });

  it('asks for one record with all its fields, its parts and the titles of what it refers to', async () => {
    const { provider, sent } = anAccess(data({ one: SAVED }));
    expect(await provider.getOne('pump', { id: '7' })).toEqual({ data: SAVED });
    expect(sent[0]?.query).toMatch(
      /one: pump\(id: \$id\).*maker \{ id name.*valve_count valves \{ id pump_id size version updated_at/,
    );
    expect(sent[0]?.variables).toEqual({ id: 7 });
  });

  it('asks for many records in one request, also for more than a page holds', async () => {
    const { provider, sent } = anAccess(
      data({ page1: { items: [{ id: 1, name: 'A' }] }, page2: { items: [{ id: 150, name: 'B' }] } }),
    );
    const ids = Array.from({ length: 150 }, (_, index) => index + 1);
    expect((await provider.getMany('pump', { ids })).data.map(({ id }) => id)).toEqual([1, 150]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.variables).toEqual({ filter: { id: { in: ids } } });
    expect(sent[0]?.query).toMatch(/page1: pumps.*number: 1, size: 100.*page2: pumps.*number: 2, size: 100/);
  });

  it('filters the rows that belong to a record by their reference', async () => {
    const { provider, sent } = anAccess(data({ list: { items: [], total_count: 0 } }));
    await provider.getManyReference('pump', { target: 'maker_id', id: 3, ...page });
    expect(sent[0]?.variables.filter).toEqual({ ...page.filter, maker_id: { eq: 3 } });
  });

  it('asks for a reference by its id alone when the user may not read what it points to', async () => {
    const { provider, catalogue, sent } = anAccess(data({ list: { items: [], total_count: 0 } }));
    catalogue.update({ rights: { pump: { create: true, update: true, remove: true, export: true } } });
    await provider.getList('pump', { ...page, meta: { columns: ['maker_id'] } });
    expect(sent[0]?.query).toContain('items { id version maker_id }');
  });
});

describe('writing through the data provider', () => {
  it('creates with the input fields alone', async () => {
    const { provider, sent } = anAccess(data({ saved: SAVED }));
    await provider.create('pump', {
      data: {
        name: 'Sta-Rite',
        maker_id: 3,
        maker: { id: 3, name: 'M' },
        updated_at: 'x',
        valves: [{ size: 2, pump_id: 9 }],
      },
    });
    expect(sent[0]?.query).toContain('createPump(pump: $values)');
    expect(sent[0]?.variables).toEqual({ values: { name: 'Sta-Rite', maker_id: 3, valves: [{ size: 2 }] } });
  });

  it('updates with what changed and the version it was changed on', async () => {
    const { provider, sent } = anAccess(data({ saved: SAVED }));
    const previousData = { id: 7, version: 3, name: 'Old', price: 5, note: 'x', valves: [{ id: 1, size: 2 }] };
    expect(
      await provider.update('pump', { id: 7, data: { ...previousData, name: 'Sta-Rite', note: null }, previousData }),
    ).toEqual({ data: SAVED });
    expect(sent[0]?.variables).toEqual({ id: 7, patch: { name: 'Sta-Rite', note: null, version: 3 } });
  });

  it('sends the rows of a part whole when one of them changed', async () => {
    const { provider, sent } = anAccess(data({ saved: SAVED }));
    const previousData = {
      id: 7,
      version: 3,
      valves: [
        { id: 1, size: 2, version: 1 },
        { id: 2, size: 3, version: 1 },
      ],
    };
    await provider.update('pump', {
      id: 7,
      data: { ...previousData, valves: [{ id: 2, size: 4, version: 1 }, { size: 9 }] },
      previousData,
    });
    expect(sent[0]?.variables.patch).toEqual({ version: 3, valves: [{ id: 2, size: 4 }, { size: 9 }] });
  });

  it('updates many in one document, each on its own version', async () => {
    const { provider, sent } = anAccess(
      data({
        page1: {
          items: [
            { id: 1, version: 4 },
            { id: 2, version: 9 },
          ],
        },
      }),
      data({}),
    );
    expect(await provider.updateMany('pump', { ids: [1, 2], data: { price: 8 } })).toEqual({ data: [1, 2] });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.query).toMatch(/saved0: updatePump\(id: \$id0, pump: \$patch0\).*saved1: updatePump/);
    expect(sent[1]?.variables).toEqual({
      id0: 1,
      patch0: { price: 8, version: 4 },
      id1: 2,
      patch1: { price: 8, version: 9 },
    });
  });

  it('deletes many in one document', async () => {
    const { provider, sent } = anAccess(data({}));
    expect(await provider.deleteMany('pump', { ids: [4, 5] })).toEqual({ data: [4, 5] });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.query).toMatch(/deleted0: deletePump\(id: \$id0\).*deleted1: deletePump\(id: \$id1\)/);
  });
});
