import { numbered, type LookupRow } from './row';

export const CITIES = numbered([
  'Houston',
  'Austin',
  'Baytown',
  'Bellaire',
  'College Station',
  'Conroe',
  'Cypress',
  'Friendswood',
  'Fulshear',
  'Galveston',
  'Georgetown',
  'Humble',
  'Katy',
  'League City',
  'Magnolia',
  'Missouri City',
  'Montgomery',
  'Pearland',
  'Richmond',
  'Round Rock',
  'San Antonio',
  'Spring',
  'Sugar Land',
  'The Woodlands',
  'Tomball',
]);

/** Where the map jumps to [LKP-015]: degrees, and a zoom level of the map. */
export const LOCATIONS: readonly LookupRow<{ lat: number; lon: number; zoom: number }>[] = [
  { id: 1, name: 'Houston', lat: 29.7604, lon: -95.3698, zoom: 9 },
  { id: 2, name: 'Katy', lat: 29.7858, lon: -95.8245, zoom: 11 },
  { id: 3, name: 'The Woodlands', lat: 30.1658, lon: -95.4613, zoom: 11 },
  { id: 4, name: 'Sugar Land', lat: 29.6197, lon: -95.6349, zoom: 11 },
  { id: 5, name: 'Conroe', lat: 30.3119, lon: -95.4561, zoom: 11 },
  { id: 6, name: 'League City', lat: 29.5075, lon: -95.0949, zoom: 11 },
  { id: 7, name: 'Galveston', lat: 29.3013, lon: -94.7977, zoom: 11 },
  { id: 8, name: 'College Station', lat: 30.628, lon: -96.3344, zoom: 11 },
  { id: 9, name: 'Austin', lat: 30.2672, lon: -97.7431, zoom: 10 },
  { id: 10, name: 'San Antonio', lat: 29.4241, lon: -98.4936, zoom: 10 },
];
