import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { anAccess } from '../dataProvider/fixtures/anAccess';
import { data } from '../dataProvider/fixtures/fakeServer';
import { setLeaving } from '../dataProvider/setLeaving';
import { newQueries } from './newQueries';

const pump = (name: string) => data({ one: { id: 1, version: 1, name } });

describe('a data call', () => {
  it('is a POST to the one relative endpoint with the id token, tried three more times; what is known is shown first, then the answer [API-003 BAPI-001]', async () => {
    const gone = { status: 503, body: {} };
    const { provider, sent } = anAccess(pump('known'), gone, gone, gone, pump('new'));
    const queries = newQueries();
    // As react-admin's core asks for a record.
    const record = { queryKey: ['pump', 'getOne', '1'], queryFn: () => provider.getOne('pump', { id: 1 }) };
    await queries.fetchQuery(record);
    const seen: unknown[] = [];
    await new Promise<void>((done) => {
      new QueryObserver(queries, record).subscribe(({ data: shown, isFetching }) => {
        if (shown) seen.push(shown.data.name);
        if (!isFetching) done();
      });
    });
    expect([...new Set(seen)]).toEqual(['known', 'new']);
    expect(sent).toHaveLength(5);
    expect(new Set(sent.map(({ method, url }) => `${method} ${url}`))).toEqual(new Set(['POST /graphql']));
    expect(sent.every(({ headers }) => headers.get('Authorization')?.startsWith('Bearer token-'))).toBe(true);
  });
});

describe('a record that is being deleted', () => {
  it('is asked for by no event of its table, until its deletion is refused', async () => {
    const queries = newQueries();
    const asked: string[] = [];
    const watched = ['1', '2'].map((id) => {
      const queryKey = ['pump', 'getOne', { id, meta: undefined }];
      const queryFn = () => asked.push(id);
      return new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
    });
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(asked).toEqual(['1', '2']);
    setLeaving(['pump'], [1], true);
    await queries.invalidateQueries({ queryKey: ['pump'] });
    await queries.invalidateQueries();
    expect(asked).toEqual(['1', '2', '2', '2']);
    setLeaving(['pump'], [1], false);
    await queries.invalidateQueries({ queryKey: ['pump'] });
    expect(asked.toSorted()).toEqual(['1', '1', '2', '2', '2', '2']);
    for (const stop of watched) stop();
  });
});
