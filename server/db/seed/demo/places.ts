export { PLACES, type Place } from '../../../geocoding/places';

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
