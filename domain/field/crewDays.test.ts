import { describe, expect, it } from 'vitest';
import { crewDays, crewLoad, type LoadColor } from './crewDays';
import { csvHead, csvRows } from '../exports/csv';
import { plantOrder, plantTable, type PlantStop } from './plantOrder';

const COLOR: LoadColor = {
  color: 'Tropical Breeze',
  material: 'Pebble Tec',
  additives: ['Blue shell'],
  section: null,
  batches: 12,
  recipe: [
    { product: 'Blend', quantity: 3, unit: 'bag' },
    { product: 'White cement', quantity: 2, unit: 'bag' },
  ],
};
const SITE = { job_id: 7, job_name: 'Heron Court', key_map: '487 A', address_line_1: '12 Oak St', city: 'Katy' };
const aStop = (more: Partial<PlantStop> = {}): PlantStop => ({
  kind: 'APP',
  order: 1,
  start_time: null,
  plant_name: null,
  plant_miles: null,
  crew_id: 5,
  crew_name: 'App 1',
  yards: null,
  square_feet: 600.5,
  colors: [COLOR],
  site: SITE,
  ...more,
});
const poured = (more: Partial<PlantStop>): PlantStop =>
  aStop({ kind: 'G1', square_feet: null, colors: [], crew_id: 1, crew_name: 'Gunite 1', ...more });

describe('the day of a crew', () => {
  it('holds its stops in their order; two kinds of work are two sheets, and those without a crew come last', () => {
    const days = crewDays([
      aStop({ crew_id: null, crew_name: null }),
      aStop(),
      aStop({ kind: 'PREP' }),
      aStop({ order: 2 }),
      poured({ kind: 'FLASH', crew_id: 1 }),
      poured({ kind: 'G2-8', crew_id: 1 }),
    ]);
    expect(days.map(({ crew_name, stops }) => [crew_name, stops.map(({ kind, order }) => `${kind} ${order}`)])).toEqual(
      [
        ['App 1', ['APP 1', 'APP 2']],
        ['App 1', ['PREP 1']],
        ['Gunite 1', ['FLASH 1', 'G2-8 1']],
        [null, ['APP 1']],
      ],
    );
  });

  it('loads the colors of its applications with their bags, and says of how many the batches are not known [PRT-004]', () => {
    const load = crewLoad([
      aStop(),
      aStop({
        colors: [
          { ...COLOR, batches: 0.1 },
          { ...COLOR, batches: null },
        ],
      }),
      aStop({ kind: 'DETAIL', square_feet: null }),
    ]);
    expect(load).toMatchObject({ yards: 0, square_feet: 1201 });
    expect(load.colors).toEqual([
      {
        name: 'Tropical Breeze - Pebble Tec',
        additives: ['Blue shell'],
        batches: 12.1,
        unknown: 1,
        items: [
          { product: 'Blend', quantity: 36.3, unit: 'bag' },
          { product: 'White cement', quantity: 24.2, unit: 'bag' },
        ],
      },
    ]);
    const [plain] = crewLoad([aStop({ colors: [{ ...COLOR, recipe: [] }] })]).colors;
    expect(plain).toMatchObject({ batches: 12, items: [] });
  });

  it('loads the yards of gunite, also of what nobody has entered', () => {
    expect(crewLoad([poured({ yards: 30.1 }), poured({ yards: 0.2 }), poured({})])).toMatchObject({
      yards: 30.3,
      unknownYards: 1,
      colors: [],
    });
  });
});

describe('the order to the plants', () => {
  const gunite = [
    poured({ order: 1, yards: 40 }),
    poured({ order: 2, yards: 30 }),
    poured({ order: 1, yards: 25, crew_id: 2, crew_name: 'Gunite 2' }),
    poured({ order: null, yards: null, crew_id: 2, crew_name: 'Gunite 2' }),
    poured({ kind: 'G-REPAIR', order: 1 }),
  ];
  const timed = plantOrder(
    [
      poured({ order: 1, yards: 40, start_time: '10:00', plant_name: 'Katy Plant' }),
      poured({ order: 2, yards: 30.25, plant_name: 'Katy Plant', start_time: '07:00', plant_miles: 8.2 }),
      poured({ order: 1, yards: null, crew_id: 2, crew_name: 'Gunite 2', plant_name: 'Katy Plant' }),
      poured({ order: 1, yards: 25, crew_id: 2, crew_name: 'Gunite 2', start_time: '06:30', plant_name: 'Katy Plant' }),
      poured({ order: 3, yards: 9, crew_id: 3, crew_name: 'Gunite 3' }),
    ],
    [],
  );

  it('has the stops of each plant by their start times, those without one last, with a sum a crew and plant [PRT-004 SDY-018]', () => {
    expect(timed.plants.map(({ plant_name, yards, unknown }) => [plant_name, yards, unknown])).toEqual([
      ['Katy Plant', 95.25, 1],
      [null, 9, 0],
    ]);
    const [katy] = timed.plants;
    expect(katy?.stops.map(({ start_time, crew_name }) => [start_time, crew_name])).toEqual([
      ['06:30', 'Gunite 2'],
      ['07:00', 'Gunite 1'],
      ['10:00', 'Gunite 1'],
      [null, 'Gunite 2'],
    ]);
    expect(katy?.crews).toEqual([
      { crew_name: 'Gunite 1', yards: 70.25, unknown: 0 },
      { crew_name: 'Gunite 2', yards: 25, unknown: 1 },
    ]);
    const { rows, ...table } = plantTable(timed, 'en');
    expect((csvHead(table) + csvRows(table, rows)).split('\r\n').slice(0, 8)).toEqual([
      '\uFEFFPlant,Stop,Time,Miles,Crew,Job #,Job,Address,Key Map,Yards,Color,Additives,Batches,Product,Quantity,Unit',
      expect.stringMatching(/^Katy Plant,1,06:30,,Gunite 2,.*,25,,,,,,$/),
      expect.stringMatching(/^Katy Plant,2,07:00,8\.2,Gunite 1,.*,30\.25,,,,,,$/),
      expect.stringMatching(/^Katy Plant,1,10:00,,Gunite 1,.*,40,,,,,,$/),
      expect.stringMatching(/^Katy Plant,1,,,Gunite 2,.*,,,,,,,$/),
      'Katy Plant,,,,Gunite 1,,Sum of the crew,,,70.25,,,,,,',
      'Katy Plant,,,,Gunite 2,,Sum of the crew,,,25,,,,,,',
      'Katy Plant,,,,,,Sum of the plant,,,95.25,,,,,,',
    ]);
  });
  const order = plantOrder(gunite, [
    aStop(),
    aStop({ kind: 'PREP' }),
    aStop({ crew_id: 6, crew_name: 'App 2', colors: [] }),
  ]);

  it('has the first loads of all crews before the second ones, and the colors of each crew [PRT-004]', () => {
    expect(order.gunite.map((stop) => [stop.order, stop.crew_name, stop.yards])).toEqual([
      [1, 'Gunite 1', 40],
      [1, 'Gunite 2', 25],
      [2, 'Gunite 1', 30],
      [null, 'Gunite 2', null],
    ]);
    expect(order.pebble.map(({ crew_name, colors }) => [crew_name, colors.length])).toEqual([['App 1', 1]]);
  });

  it('is a file that no spreadsheet takes for a formula [PRT-004]', () => {
    const evil = plantOrder(
      [poured({ yards: 9, crew_name: '=1+1', site: { ...SITE, job_name: '@cmd, "x"' } })],
      [aStop()],
    );
    const { rows, ...table } = plantTable(evil, 'en');
    expect((csvHead(table) + csvRows(table, rows)).split('\r\n')).toEqual([
      '\uFEFFPlant,Stop,Time,Miles,Crew,Job #,Job,Address,Key Map,Yards,Color,Additives,Batches,Product,Quantity,Unit',
      'Gunite,1,,,\'=1+1,7,"\'@cmd, ""x""","12 Oak St, Katy",487 A,9,,,,,,',
      "Gunite,,,,'=1+1,,Sum of the crew,,,9,,,,,,",
      'Gunite,,,,,,Sum of the plant,,,9,,,,,,',
      'Pebble,,,,App 1,,,,,,Tropical Breeze - Pebble Tec,Blue shell,12,Blend,36,bag',
      'Pebble,,,,App 1,,,,,,Tropical Breeze - Pebble Tec,Blue shell,12,White cement,24,bag',
      '',
    ]);
  });
});
