import type { FilterLookups } from '../filterLookups';

const numbered = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));

/** Lists for stories, short enough to be read. */
export const FILTER_LOOKUPS: FilterLookups = {
  companies: numbered([
    'Bluebonnet Pools',
    'Coastal Bend Outdoor',
    'Fathom & Co Outdoor Living',
    'Gulf Lantern Homes',
    'Pebblebreeze',
  ]),
  supervisors: [
    { id: '4', name: 'Ana Ruiz (Gulf Lantern Homes)' },
    { id: '9', name: 'Ben Ochoa (Bluebonnet Pools)' },
    { id: '123-h', name: 'Jo Vance' },
  ],
  categories: numbered(['Gunite', 'Pebble', 'Warranty']),
  colors: numbered(['Black Pearl (Pebble)', 'Caribbean Blue (Pebble)', 'Onyx (Quartz)', 'White Diamonds (Quartz)']),
  statuses: numbered(['Complete', 'Pending', 'On Hold', 'Weeping']),
  job_types: numbered(['Pool', 'Spa', 'Pool and Spa', 'Remodel']),
  cities: ['Houston', 'Katy', 'Sugar Land', 'The Woodlands'],
  locations: [
    { id: 1, name: 'Houston', lat: 29.7604, lon: -95.3698, zoom: 9 },
    { id: 2, name: 'Katy', lat: 29.7858, lon: -95.8245, zoom: 11 },
    { id: 3, name: 'Austin', lat: 30.2672, lon: -97.7431, zoom: 10 },
  ],
};
