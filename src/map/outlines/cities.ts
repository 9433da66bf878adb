/** Cities whose names stand on the map without street tiles: name, latitude, longitude, and the zoom from which they are named. */
export const CITIES: readonly (readonly [string, number, number, number])[] = [
  ['Houston', 29.7604, -95.3698, 4], ['San Antonio', 29.4241, -98.4936, 4], ['Dallas', 32.7767, -96.797, 4], ['Austin', 30.2672, -97.7431, 5],
  ['El Paso', 31.7619, -106.485, 4], ['Fort Worth', 32.7555, -97.3308, 7], ['Corpus Christi', 27.8006, -97.3964, 6], ['Lubbock', 33.5779, -101.8552, 6],
  ['Laredo', 27.5306, -99.4803, 6], ['Amarillo', 35.222, -101.8313, 6], ['Brownsville', 25.9017, -97.4975, 6], ['McAllen', 26.2034, -98.23, 7],
  ['Waco', 31.5493, -97.1467, 6], ['Midland', 31.9973, -102.0779, 6], ['Abilene', 32.4487, -99.7331, 6], ['Beaumont', 30.0802, -94.1266, 7],
  ['Tyler', 32.3513, -95.3011, 7], ['College Station', 30.628, -96.3344, 7], ['Galveston', 29.3013, -94.7977, 7], ['Victoria', 28.8053, -97.0036, 7],
  ['San Angelo', 31.4638, -100.437, 7], ['Wichita Falls', 33.9137, -98.4934, 7], ['Killeen', 31.1171, -97.7278, 8], ['Conroe', 30.3119, -95.4561, 8],
  ['The Woodlands', 30.1658, -95.4613, 9], ['Sugar Land', 29.6197, -95.6349, 9], ['Katy', 29.7858, -95.8245, 8], ['Cypress', 29.9691, -95.6972, 9],
  ['Spring', 30.0799, -95.4172, 10], ['Tomball', 30.0972, -95.6161, 9], ['Magnolia', 30.2094, -95.7508, 9], ['Montgomery', 30.388, -95.6963, 9],
  ['Humble', 29.9988, -95.2622, 9], ['Baytown', 29.7355, -94.9774, 8], ['League City', 29.5075, -95.0949, 9], ['Friendswood', 29.5294, -95.201, 10],
  ['Pearland', 29.5636, -95.286, 9], ['Missouri City', 29.6186, -95.5377, 10], ['Richmond', 29.5822, -95.7608, 9], ['Fulshear', 29.6933, -95.8996, 10],
  ['Bellaire', 29.7058, -95.4588, 11], ['Pasadena', 29.6911, -95.2091, 10], ['Bay City', 28.9828, -95.9694, 9], ['Huntsville', 30.7235, -95.5508, 8],
  ['Brenham', 30.1669, -96.3977, 9], ['Round Rock', 30.5083, -97.6789, 9], ['Georgetown', 30.6333, -97.6781, 9], ['San Marcos', 29.8833, -97.9414, 9],
  ['New Braunfels', 29.703, -98.1245, 9], ['Lufkin', 31.3382, -94.7291, 8], ['Nacogdoches', 31.6035, -94.6555, 9], ['Longview', 32.5007, -94.7405, 8],
];
