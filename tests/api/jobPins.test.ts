import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { addPeople, jobCalls, refusedFields } from '../support/jobCalls';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
beforeAll(() => addPeople(database));

const LOT = {
  name: 'Lot 7',
  company: { id: 700 },
  address_line_1: 'Lot 7, Blk 3, Cane Island Sec 12',
  city: 'Katy',
  state: 'Texas',
  zip_code: '77493',
};
const PIN = { lat: 29.7812345, lon: -95.8123456, is_pin_set_by_hand: true };

describe('the place of a job', () => {
  it('is not confirmed by what a look-up knows by the ZIP code alone, whoever says so [KEY-020]', async () => {
    const about = await jobs.create(LOT);
    const [lat, lon] = [about.temp_lat, about.temp_lon];
    expect(lat).toEqual(expect.any(Number));
    // What the look-up answered, sent back as a confirmed place.
    expect(await jobs.create({ ...LOT, lat, lon })).toMatchObject({
      lat: null,
      lon: null,
      temp_lat: lat,
      temp_lon: lon,
    });
    expect(await jobs.update(about.id, { version: 1, lat, lon })).toMatchObject({ lat: null, temp_lat: lat });
  });

  it('is a pin that was set by hand, which no other save moves, and whose setting stands in the history [KEY-020]', async () => {
    const job = await jobs.create(LOT);
    const pinned = await jobs.update(job.id, { version: 1, ...PIN });
    expect(pinned).toMatchObject({ ...PIN, temp_lat: null, temp_lon: null });
    expect(await jobs.update(job.id, { version: 2, notes: 'Gate on the left' })).toMatchObject(PIN);
    const history = await ask(
      'admin',
      'query ($id: Int!) { history(entity: "job", id: $id) { items { user { name } changes { field label before after } } } }',
      { id: job.id },
    );
    expect(rootOf(history, 'history')).toMatchObject({
      items: [
        {},
        {
          user: { name: expect.stringMatching(/\S/) as string },
          changes: expect.arrayContaining([
            expect.objectContaining({ field: 'is_pin_set_by_hand', before: false, after: true }),
            expect.objectContaining({ field: 'lat', after: PIN.lat }),
          ]) as unknown[],
        },
        {},
      ],
    });
  });

  it('stays with a pin also where the look-up knows the same spot only by its ZIP code [KEY-020]', async () => {
    const { temp_lat, temp_lon } = await jobs.create(LOT);
    expect(await jobs.create({ ...LOT, lat: temp_lat, lon: temp_lon, is_pin_set_by_hand: true })).toMatchObject({
      lat: temp_lat,
      lon: temp_lon,
      is_pin_set_by_hand: true,
    });
  });

  it('loses a pin with another address, unless the change says that it stays [KEY-020]', async () => {
    const kept = await jobs.create({ ...LOT, ...PIN });
    expect(await jobs.update(kept.id, { version: 1, zip_code: '77494', ...PIN })).toMatchObject(PIN);
    expect(await jobs.update(kept.id, { version: 2, address_line_1: 'Lot 8' })).toMatchObject({
      lat: null,
      is_pin_set_by_hand: false,
      temp_lat: expect.any(Number) as number,
    });
  });

  it('is no pin any more where one is taken away or another place is sent [KEY-020]', async () => {
    const taken = await jobs.create({ ...LOT, ...PIN });
    expect(await jobs.update(taken.id, { version: 1, is_pin_set_by_hand: false })).toMatchObject({
      lat: null,
      is_pin_set_by_hand: false,
    });
    const replaced = await jobs.create({ ...LOT, ...PIN });
    expect(await jobs.update(replaced.id, { version: 1, lat: 29.9, lon: -95.5 })).toMatchObject({
      lat: 29.9,
      is_pin_set_by_hand: false,
    });
  });

  it('refuses a pin without a place [KEY-020]', async () => {
    expect(refusedFields(await jobs.tryCreate({ ...LOT, is_pin_set_by_hand: true }))).toMatchObject({
      lat: expect.any(String) as string,
      lon: expect.any(String) as string,
    });
  });
});
