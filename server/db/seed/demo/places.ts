/** A city of the area with its real ZIP codes; the position is that of its middle. */
export interface Place { city: string; county: string; lat: number; lon: number; zips: readonly string[]; keyMap: number; weight: number; isCentralTexas?: boolean }

export const PLACES: readonly Place[] = [
  { city: 'Houston', county: 'Harris', lat: 29.7604, lon: -95.3698, zips: ['77005', '77007', '77024', '77055', '77079', '77096'], keyMap: 490, weight: 16 },
  { city: 'Bellaire', county: 'Harris', lat: 29.7058, lon: -95.4588, zips: ['77401'], keyMap: 531, weight: 4 },
  { city: 'Katy', county: 'Fort Bend', lat: 29.7858, lon: -95.8245, zips: ['77449', '77450', '77493', '77494'], keyMap: 484, weight: 12 },
  { city: 'Fulshear', county: 'Fort Bend', lat: 29.6933, lon: -95.8996, zips: ['77441'], keyMap: 522, weight: 6 },
  { city: 'Cypress', county: 'Harris', lat: 29.9691, lon: -95.6972, zips: ['77429', '77433'], keyMap: 367, weight: 10 },
  { city: 'Tomball', county: 'Harris', lat: 30.0972, lon: -95.6161, zips: ['77375', '77377'], keyMap: 288, weight: 5 },
  { city: 'Spring', county: 'Harris', lat: 30.0799, lon: -95.4172, zips: ['77379', '77386', '77389'], keyMap: 292, weight: 7 },
  { city: 'The Woodlands', county: 'Montgomery', lat: 30.1658, lon: -95.4613, zips: ['77380', '77381', '77382'], keyMap: 251, weight: 9 },
  { city: 'Magnolia', county: 'Montgomery', lat: 30.2094, lon: -95.7508, zips: ['77354', '77355'], keyMap: 212, weight: 4 },
  { city: 'Conroe', county: 'Montgomery', lat: 30.3119, lon: -95.4561, zips: ['77301', '77302', '77304'], keyMap: 158, weight: 5 },
  { city: 'Montgomery', county: 'Montgomery', lat: 30.388, lon: -95.6963, zips: ['77316', '77356'], keyMap: 124, weight: 4 },
  { city: 'Humble', county: 'Harris', lat: 29.9988, lon: -95.2622, zips: ['77346', '77396'], keyMap: 375, weight: 4 },
  { city: 'Baytown', county: 'Harris', lat: 29.7355, lon: -94.9774, zips: ['77521', '77523'], keyMap: 501, weight: 3 },
  { city: 'League City', county: 'Galveston', lat: 29.5075, lon: -95.0949, zips: ['77573'], keyMap: 658, weight: 6 },
  { city: 'Friendswood', county: 'Galveston', lat: 29.5294, lon: -95.201, zips: ['77546'], keyMap: 657, weight: 5 },
  { city: 'Galveston', county: 'Galveston', lat: 29.3013, lon: -94.7977, zips: ['77550', '77554'], keyMap: 788, weight: 3 },
  { city: 'Pearland', county: 'Brazoria', lat: 29.5636, lon: -95.286, zips: ['77581', '77584'], keyMap: 614, weight: 7 },
  { city: 'Missouri City', county: 'Fort Bend', lat: 29.6186, lon: -95.5377, zips: ['77459', '77489'], keyMap: 609, weight: 5 },
  { city: 'Sugar Land', county: 'Fort Bend', lat: 29.6197, lon: -95.6349, zips: ['77478', '77479', '77498'], keyMap: 568, weight: 8 },
  { city: 'Richmond', county: 'Fort Bend', lat: 29.5822, lon: -95.7608, zips: ['77406', '77407', '77469'], keyMap: 605, weight: 6 },
  { city: 'College Station', county: 'Brazos', lat: 30.628, lon: -96.3344, zips: ['77840', '77845'], keyMap: 21, weight: 3 },
  { city: 'Austin', county: 'Travis', lat: 30.2672, lon: -97.7431, zips: ['78704', '78731', '78746'], keyMap: 584, weight: 3, isCentralTexas: true },
  { city: 'Round Rock', county: 'Williamson', lat: 30.5083, lon: -97.6789, zips: ['78664', '78681'], keyMap: 376, weight: 2, isCentralTexas: true },
  { city: 'Georgetown', county: 'Williamson', lat: 30.6333, lon: -97.6781, zips: ['78626', '78628'], keyMap: 286, weight: 2, isCentralTexas: true },
  { city: 'San Antonio', county: 'Bexar', lat: 29.4241, lon: -98.4936, zips: ['78209', '78230', '78258'], keyMap: 550, weight: 2, isCentralTexas: true },
];

/** Streets and subdivisions, all invented. */
export const STREETS: readonly string[] = [
  'Alder Bend Ln', 'Amber Quail Dr', 'Bittern Creek Ct', 'Bluestem Hollow Dr', 'Brazos Lantern Ln', 'Caddo Ridge Dr', 'Canebrake Ct',
  'Cedar Lantern Dr', 'Chalk Bluff Ln', 'Cobble Heron Dr', 'Cordgrass Way', 'Cotton Gin Ct', 'Dogwood Lantern Ln', 'Egret Landing Dr',
  'Fallow Deer Trl', 'Fern Orchard Ct', 'Firewheel Bend Dr', 'Gable Stone Ln', 'Granite Wren Dr', 'Gulf Lantern Way', 'Harvest Pecan Dr',
  'Hazel Ford Ln', 'Heron Slough Ct', 'Indigo Thicket Dr', 'Juniper Lock Ln', 'Kingfisher Slip Dr', 'Larkspur Ferry Ln', 'Lazy Sparrow Dr',
  'Live Oak Spur', 'Longleaf Mill Dr', 'Mallow Bayou Ln', 'Meadow Pintail Ct', 'Mesquite Drift Dr', 'Mockingbird Quay', 'Muscadine Way',
  'Old Gristmill Rd', 'Palmetto Drift Ln', 'Pecan Chapel Dr', 'Persimmon Gate Ln', 'Plover Point Dr', 'Quiet Cypress Ct', 'Rain Lily Ln',
  'Red Tanager Dr', 'Rice Barn Rd', 'Rustling Palm Ct', 'Sabine Ember Ln', 'Saddle Horn Trl', 'Salt Meadow Dr', 'Sandhill Roost Ln',
  'Shell Ferry Dr', 'Silver Gar Ct', 'Stone Plover Ln', 'Sugar Kettle Dr', 'Sweetgum Ferry Ln', 'Teal Marsh Dr', 'Terrapin Bend',
  'Trinity Wicker Ln', 'Twin Lantern Dr', 'Wading Ibis Ct', 'Wax Myrtle Way', 'Weathervane Ln', 'Whistling Duck Dr', 'Willow Cistern Ct',
  'Yaupon Thicket Dr',
];
